/// The delegate of recognizers whose controller's class does not declare that it conforms to the protocol. It passes
/// the undeclared questions on to the controller (fact C36).
final class UndeclaredDelegate: NSObject, UIGestureRecognizerDelegate, NSObjectOverrides {
    // UIKit asks only on the main thread.
    nonisolated(unsafe) private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    nonisolated func responds(to aSelector: Selector!) -> Bool { controller?.responds(to: aSelector) == true }

    nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { controller }
}
