#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// Calls of the protocol's optional methods. Without Objective-C the methods are not optional: the protocol has default
// implementations, and a call cannot distinguish a default from the delegate's own implementation.

#if canImport(ObjectiveC)

extension NavigationDelegateRelay {
    nonisolated override func responds(to selector: Selector!) -> Bool {
        respondsToOptional(selector) ?? super.responds(to: selector)
    }

    static var absentDelegate: (any UINavigationControllerDelegate)? { nil }
}

extension UINavigationControllerDelegate {
    func willShowIfImplemented(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController?(controller, willShow: screen, animated: animated)
    }

    func didShowIfImplemented(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController?(controller, didShow: screen, animated: animated)
    }

    func supportedOrientationsIfImplemented(of controller: UINavigationController) -> UIInterfaceOrientationMask? {
        navigationControllerSupportedInterfaceOrientations?(controller)
    }

    func preferredOrientationIfImplemented(of controller: UINavigationController) -> UIInterfaceOrientation? {
        navigationControllerPreferredInterfaceOrientationForPresentation?(controller)
    }

    func animatorIfImplemented(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in controller: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController?(controller, animationControllerFor: operation, from: from, to: to) ?? nil
    }

    func interactionIfImplemented(
        for animator: any UIViewControllerAnimatedTransitioning, in controller: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController?(controller, interactionControllerFor: animator) ?? nil
    }
}

#else

extension NavigationDelegateRelay: NSObjectOverrides {
    nonisolated func responds(to selector: Selector!) -> Bool {
        respondsToOptional(selector) ?? implements(selector)
    }

    /// Stands for an app without a delegate: UIKit's replacement notices that the default implementations run.
    static let absentDelegate: (any UINavigationControllerDelegate)? = AbsentDelegate()

    private final class AbsentDelegate: NSObject, UINavigationControllerDelegate {}
}

extension UINavigationControllerDelegate {
    func willShowIfImplemented(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController(controller, willShow: screen, animated: animated)
    }

    func didShowIfImplemented(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController(controller, didShow: screen, animated: animated)
    }

    func supportedOrientationsIfImplemented(of controller: UINavigationController) -> UIInterfaceOrientationMask? {
        navigationControllerSupportedInterfaceOrientations(controller)
    }

    func preferredOrientationIfImplemented(of controller: UINavigationController) -> UIInterfaceOrientation? {
        navigationControllerPreferredInterfaceOrientationForPresentation(controller)
    }

    func animatorIfImplemented(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in controller: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController(controller, animationControllerFor: operation, from: from, to: to)
    }

    func interactionIfImplemented(
        for animator: any UIViewControllerAnimatedTransitioning, in controller: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController(controller, interactionControllerFor: animator)
    }
}

#endif
#endif
