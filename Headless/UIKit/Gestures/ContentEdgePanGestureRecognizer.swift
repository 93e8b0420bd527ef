/// The recognizer behind iOS 26's `interactiveContentPopGestureRecognizer` (fact A24), if it's a screen-edge pan, which
/// then begins in the whole content.
final class ContentEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer, ContentPop {
    override var hysteresis: CGFloat { Calibration.PopGesture.contentHysteresis }
    override var beginsAnywhere: Bool { true }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = false
        edges = .left
        prepare()
    }

    override var concealsTouches: Bool { concealsPossibleTouches }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isAwaited(by: otherGestureRecognizer)
    }

    override func evaluate(_ travel: CGPoint) -> Decision { decide(travel) }
}
