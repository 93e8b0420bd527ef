/// The recognizer behind iOS 26's `interactiveContentPopGestureRecognizer` (fact A24), if it's a pan.
package final class ContentPopGestureRecognizer: UIPanGestureRecognizer, ContentPop {
    package final var isSilenced = false

    package override var hysteresis: CGFloat { contentHysteresis }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        prepare()
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool { !isSilenced || delegate != nil }

    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isAwaited(by: otherGestureRecognizer)
    }

    package override func evaluate(_ travel: CGPoint) -> Decision { decide(travel) }
}
