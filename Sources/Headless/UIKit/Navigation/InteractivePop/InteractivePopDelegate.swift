/// The delegate of UIKit's pop recognizers on a system with separate handler and delegate objects (fact E1).
final class InteractivePopDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let handler: _UINavigationInteractiveTransition

    init(handler: _UINavigationInteractiveTransition) {
        self.handler = handler
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        handler.shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        handler.shouldReceive(touch, for: gestureRecognizer)
    }
}
