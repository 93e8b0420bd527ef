#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

// Calls the protocol's optional methods, and forwards methods of future UIKit versions.

extension NavigationDelegateProxy {
    nonisolated override func responds(to selector: Selector!) -> Bool {
        respondsToOptional(selector)
            ?? (super.responds(to: selector) || appDelegate?.responds(to: selector) == true)
    }

    /// Passes methods that this class doesn't know to the app's delegate. UIKit caches what a delegate responds to, so
    /// once the delegate is gone, an object that does nothing receives them.
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        appDelegate ?? AbsentDelegate()
    }
}

/// An object whose every method does nothing and returns zero.
private final class AbsentDelegate: NSObject {
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
        let nothing: @convention(block) (AnyObject) -> UnsafeRawPointer? = { _ in nil }
        return class_addMethod(self, selector, imp_implementationWithBlock(nothing), "@@:")
    }
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

#endif
#endif
