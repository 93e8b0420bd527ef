// For the headless UIKit: Linux has no Objective-C. The manifest leaves this folder out on Apple's hosts.
#if canImport(UIKit) && !canImport(ObjectiveC)
@testable import UIKit

// Without Objective-C, the protocol's methods aren't optional: they have default implementations.

extension NavigationDelegateProxy: NSObjectOverrides {
    package nonisolated func responds(to selector: Selector!) -> Bool {
        respondsToOptional(selector) ?? implements(selector)
    }
}

extension UINavigationControllerDelegate {
    func willShowIfImplemented(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController(controller, willShow: screen, animated: animated)
    }

    func didShowIfImplemented(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController(controller, didShow: screen, animated: animated)
    }

    func supportedOrientationsIfImplemented(of controller: UINavigationController) -> UIInterfaceOrientationMask? {
        guard responds(to: .supportedOrientations) else { return nil }
        return navigationControllerSupportedInterfaceOrientations(controller)
    }

    func preferredOrientationIfImplemented(of controller: UINavigationController) -> UIInterfaceOrientation? {
        guard responds(to: .preferredOrientation) else { return nil }
        return navigationControllerPreferredInterfaceOrientationForPresentation(controller)
    }

    func animatorIfImplemented(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in controller: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard responds(to: .animationController) else { return nil }
        return navigationController(controller, animationControllerFor: operation, from: from, to: to)
    }

    func interactionIfImplemented(
        for animator: any UIViewControllerAnimatedTransitioning, in controller: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard responds(to: .interactionController) else { return nil }
        return navigationController(controller, interactionControllerFor: animator)
    }
}
#endif
