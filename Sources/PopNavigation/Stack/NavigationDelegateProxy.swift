#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The navigation delegate that UIKit sees. It reports `willShow`, supplies the library's own transition, and passes
/// every call to the app's delegate.
///
/// The app reads back the `delegate` that it has set. UIKit caches which methods a delegate implements when the
/// delegate is set. So the proxy implements every method of the protocol, with UIKit's default for methods that the
/// app's delegate lacks. A delegate that is deallocated or replaced then can't cause a crash. `responds(to:)` decides
/// about the methods whose mere presence changes UIKit's behaviour: a delegate that implements `animationControllerFor`
/// disables UIKit's gestures, even if it returns nil.
@MainActor
final class NavigationDelegateProxy: NSObject {
    /// Nonisolated because other code may ask any object for any method on any thread.
    nonisolated(unsafe) weak var appDelegate: (any UINavigationControllerDelegate)? {
        didSet {
            guard let appDelegate else { return }
            // UIKit sees the proxy's deallocation, not that of the app's delegate.
            let notice = DeallocationNotice { [weak self] in self?.appDelegateDidEnd() }
            let key = Unmanaged.passUnretained(self).toOpaque()
            objc_setAssociatedObject(appDelegate, key, notice, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// Called when UIKit is about to show a screen.
    var willShow: @MainActor (UIViewController, _ animated: Bool) -> Void = { _, _ in }

    /// Called when UIKit has shown a screen.
    var didShow: @MainActor () -> Void = {}

    /// Called when an object that the app has set as its delegate has been deallocated.
    var appDelegateDidEnd: @MainActor () -> Void = {}

    /// Sets the proxy as UIKit's delegate again.
    var install: @MainActor () -> Void = {}

    private let ownTransition: OwnTransition

    init(_ ownTransition: OwnTransition) {
        self.ownTransition = ownTransition
    }

    /// The methods that UIKit finds if it asks now.
    var methods: [Selector] { Selector.navigationDelegateMethods.filter { responds(to: $0) } }

    /// What to tell UIKit about a method that changes its behaviour by being implemented; `nil` for every other method.
    nonisolated func respondsToOptional(_ selector: Selector) -> Bool? {
        let isForTransitions = selector == .animationController || selector == .interactionController
        let isForOrientation = selector == .supportedOrientations || selector == .preferredOrientation
        guard isForTransitions || isForOrientation else { return nil }
        return isForTransitions && ownTransition.isActive || appDelegate?.responds(to: selector) == true
    }
}

/// Performs a closure when the object that keeps it is deallocated.
private final class DeallocationNotice {
    private let send: @MainActor () -> Void

    init(_ send: @escaping @MainActor () -> Void) {
        self.send = send
    }

    deinit { onMainActor(send) }
}

extension NavigationDelegateProxy: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        willShow(viewController, animated)
        appDelegate?.willShowIfImplemented(viewController, in: navigationController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        didShow()
        appDelegate?.didShowIfImplemented(viewController, in: navigationController, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        appDelegate?.supportedOrientationsIfImplemented(of: navigationController) ?? Self.defaultOrientations
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        appDelegate?.preferredOrientationIfImplemented(of: navigationController)
            ?? navigationController.viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ownTransition.animator(for: operation, to: toVC)
            ?? appDelegate?.animatorIfImplemented(for: operation, from: fromVC, to: toVC, in: navigationController)
    }

    /// Doesn't ask the app about the swipe's own transition: no finger would drive the app's interaction.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ownTransition.interaction(for: animationController)
            ?? appDelegate?.interactionIfImplemented(for: animationController, in: navigationController)
    }

    /// UIKit's default for a navigation controller.
    private static var defaultOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
#endif
