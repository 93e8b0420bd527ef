/// Delegate of the system's pop recognizers on a system where that is not the handler itself (fact E1).
final class PopGestureGate: NSObject, UIGestureRecognizerDelegate {
    private unowned let handler: _UINavigationInteractiveTransition

    init(handler: _UINavigationInteractiveTransition) {
        self.handler = handler
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        handler.shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        handler.shouldReceive(touch)
    }
}
