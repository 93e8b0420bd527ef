#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// Calls of the protocol's optional methods. Without Objective-C there are none: the protocol has default implementations, and
// a default cannot be told from an implementation.

#if canImport(ObjectiveC)

extension NavigationDelegateRelay {
    nonisolated override func responds(to selector: Selector!) -> Bool {
        respondsToOptional(selector) ?? super.responds(to: selector)
    }

    static var absentDelegate: (any UINavigationControllerDelegate)? { nil }
}

extension UINavigationControllerDelegate {
    func ifImplemented_willShow(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController?(controller, willShow: screen, animated: animated)
    }

    func ifImplemented_didShow(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController?(controller, didShow: screen, animated: animated)
    }

    func ifImplemented_supportedOrientations(of controller: UINavigationController) -> UIInterfaceOrientationMask? {
        navigationControllerSupportedInterfaceOrientations?(controller)
    }

    func ifImplemented_preferredOrientation(of controller: UINavigationController) -> UIInterfaceOrientation? {
        navigationControllerPreferredInterfaceOrientationForPresentation?(controller)
    }

    func ifImplemented_animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in controller: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController?(controller, animationControllerFor: operation, from: from, to: to) ?? nil
    }

    func ifImplemented_interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in controller: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController?(controller, interactionControllerFor: animator) ?? nil
    }
}

#else

extension NavigationDelegateRelay {
    /// Stands for an app without a delegate: UIKit's replacement notices that the default implementations run.
    static let absentDelegate: (any UINavigationControllerDelegate)? = AbsentDelegate()

    private final class AbsentDelegate: NSObject, UINavigationControllerDelegate {}
}

extension UINavigationControllerDelegate {
    func ifImplemented_willShow(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController(controller, willShow: screen, animated: animated)
    }

    func ifImplemented_didShow(_ screen: UIViewController, in controller: UINavigationController, animated: Bool) {
        navigationController(controller, didShow: screen, animated: animated)
    }

    func ifImplemented_supportedOrientations(of controller: UINavigationController) -> UIInterfaceOrientationMask? {
        navigationControllerSupportedInterfaceOrientations(controller)
    }

    func ifImplemented_preferredOrientation(of controller: UINavigationController) -> UIInterfaceOrientation? {
        navigationControllerPreferredInterfaceOrientationForPresentation(controller)
    }

    func ifImplemented_animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in controller: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController(controller, animationControllerFor: operation, from: from, to: to)
    }

    func ifImplemented_interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in controller: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController(controller, interactionControllerFor: animator)
    }
}

#endif
#endif
