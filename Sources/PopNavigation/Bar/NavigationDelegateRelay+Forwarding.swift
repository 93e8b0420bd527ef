#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// With the Objective-C runtime the relay forwards what it does not implement, as a proxy does. Where there is none it hands
// each member of the protocol on.

#if canImport(ObjectiveC)

extension NavigationDelegateRelay: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        controller?.willShow(viewController, animated: animated)
        appDelegate?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let appAnimator = appDelegate?.navigationController?(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        return animator(for: operation, appAnimator: appAnimator ?? nil)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let interaction = interaction(for: animationController) { return interaction }
        return appDelegate?.navigationController?(navigationController, interactionControllerFor: animationController)
            ?? nil
    }

    /// Whether the app's delegate brings animators of its own.
    var appSuppliesAnimators: Bool {
        appDelegate?.responds(to: SystemSelector.animationController) ?? false
    }

    // UIKit asks on the main thread, which NSObject's declarations do not say.

    nonisolated override func responds(to selector: Selector!) -> Bool {
        appDelegate?.responds(to: selector) == true
            || super.responds(to: selector) && MainActor.assumeIsolated { answersItself(selector) }
    }

    private func answersItself(_ selector: Selector) -> Bool {
        popInteraction != nil
            || selector != SystemSelector.animationController && selector != SystemSelector.interactionController
    }

    /// What the relay does not implement goes to the app's delegate, private questions included.
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        appDelegate
    }
}

#else

// What the app's delegate lacks, the protocol's defaults answer.
extension NavigationDelegateRelay: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        controller?.willShow(viewController, animated: animated)
        appDelegate?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        appDelegate?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        (appDelegate ?? Self.absent).navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        (appDelegate ?? Self.absent).navigationControllerPreferredInterfaceOrientationForPresentation(
            navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if popInteraction != nil, !appSuppliesAnimators { return animator(for: operation, appAnimator: nil) }
        let appAnimator = (appDelegate ?? Self.absent).navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        if appAnimator != nil { hasSeenAppAnimator = true }
        return animator(for: operation, appAnimator: appAnimator)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction(for: animationController)
            ?? appDelegate?.navigationController(navigationController, interactionControllerFor: animationController)
    }

    /// Without the runtime it shows only when the delegate has brought one.
    var appSuppliesAnimators: Bool {
        hasSeenAppAnimator || appDelegate?.responds(to: SystemSelector.animationController) == true
    }

    /// Stands for an app without a delegate.
    private static let absent = AbsentDelegate()

    private final class AbsentDelegate: NSObject, UINavigationControllerDelegate {}
}

#endif
#endif
