/// The recognizer behind iOS 26's `interactiveContentPopGestureRecognizer` (fact A24), if it's a pan.
package final class ContentPopGestureRecognizer: UIPanGestureRecognizer, ContentPop {
    package override var hysteresis: CGFloat { Calibration.PopGesture.contentHysteresis }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        prepare()
    }

    override var concealsTouches: Bool { concealsPossibleTouches }

    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isAwaited(by: otherGestureRecognizer)
    }

    package override func evaluate(_ travel: CGPoint) -> Decision { decide(travel) }
}
