/// The delegate of recognizers whose controller's class does not declare that it conforms to the protocol. The
/// controller's undeclared methods answer (fact C36).
final class UndeclaredDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        controller?.undeclaredAnswer(to: .shouldBegin, gestureRecognizer) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        controller?.undeclaredAnswer(to: .shouldReceiveTouch, gestureRecognizer, touch) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        controller?.undeclaredAnswer(to: .shouldRecognizeSimultaneously, gestureRecognizer, otherGestureRecognizer)
            ?? false
    }
}
