#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The navigation delegate that UIKit sees: it reports `willShow`, supplies a swipe's transition, and passes
/// every call to the app's delegate.
///
/// To the app, the controller's `delegate` is what the app has set. UIKit caches which methods a delegate implements, when the
/// delegate is set. So the relay implements every method of the protocol itself, with UIKit's default if the app's delegate
/// does not, and a delegate that is deallocated or replaced causes no crash. `responds(to:)` answers for the methods whose
/// mere presence changes UIKit's behaviour: a delegate that implements `animationControllerFor` disables UIKit's gestures, even
/// if it returns nil.
@MainActor
final class NavigationDelegateRelay: NSObject {
    weak var appDelegate: (any UINavigationControllerDelegate)?
    /// Whether the app's delegate has supplied an animator; on Linux there is no other way to find out.
    var hasSeenAppAnimator = false

    /// The interaction of a swipe whose own transition UIKit uses for the next pop, or is using now.
    var popInteraction: (any NavigationInteraction)?

    /// Whether the app's delegate supplies animators.
    var appSuppliesAnimators: Bool {
        guard let appDelegate else { return false }
        return hasSeenAppAnimator || appDelegate.responds(to: SystemSelector.animationController)
    }

    /// Whether UIKit is to believe that the method is implemented; `nil` for methods that are always implemented.
    ///
    /// UIKit asks for these on the main thread; other code may ask any object for any method on any thread.
    nonisolated func respondsToOptional(_ selector: Selector) -> Bool? {
        let isForTransitions =
            selector == SystemSelector.animationController || selector == SystemSelector.interactionController
        let isForOrientation =
            selector == SystemSelector.supportedOrientations || selector == SystemSelector.preferredOrientation
        guard isForTransitions || isForOrientation else { return nil }
        return MainActor.assumeIsolated {
            isForTransitions && popInteraction != nil || appDelegate?.responds(to: selector) == true
        }
    }
}

/// The interaction controller of a swipe, with the animator that it drives.
@MainActor
protocol NavigationInteraction: UIViewControllerInteractiveTransitioning {
    var animator: any UIViewControllerAnimatedTransitioning { get set }
}

extension NavigationDelegateRelay: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        let controller = navigationController as? BasicNavigationController
        controller?.queue.willShow(viewController, animated: animated)
        target?.willShowIfImplemented(viewController, in: navigationController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        target?.didShowIfImplemented(viewController, in: navigationController, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        target?.supportedOrientationsIfImplemented(of: navigationController) ?? Self.defaultOrientations
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        target?.preferredOrientationIfImplemented(of: navigationController)
            ?? navigationController.viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if popInteraction == nil || appSuppliesAnimators {
            animator = target?.animatorIfImplemented(
                for: operation, from: fromVC, to: toVC, in: navigationController)
        }
        if animator != nil { hasSeenAppAnimator = true }
        guard let popInteraction, operation == .pop else { return animator }
        if let animator { popInteraction.animator = animator }
        return popInteraction.animator
    }

    /// For the swipe's own transition the app is not asked: no finger of the app's would drive its interaction.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if popInteraction?.animator === animationController { return popInteraction }
        return target?.interactionIfImplemented(for: animationController, in: navigationController)
    }

    private var target: (any UINavigationControllerDelegate)? { appDelegate ?? Self.absentDelegate }

    /// UIKit's default for a navigation controller.
    private static var defaultOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
#endif
