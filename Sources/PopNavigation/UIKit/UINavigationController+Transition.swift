#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// Whether no transition is running: neither one of the stack nor a presentation or a rotation.
    var isAtRest: Bool { transitionCoordinator == nil && PrivateAPI.isTransitioning(self) != true }

    /// Whether a transition of the stack is running. A coordinator may also be that of a presentation or a rotation.
    var isChangingScreens: Bool {
        if let isTransitioning = PrivateAPI.isTransitioning(self) { return isTransitioning }
        guard let transitionCoordinator, let topViewController else { return false }
        return [.from, .to].contains { transitionCoordinator.viewController(forKey: $0) === topViewController }
    }

    /// UIKit's coordinator of the transition to a screen; `nil` if UIKit doesn't animate one.
    func coordinator(ofTransitionTo screen: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator.flatMap { $0.viewController(forKey: .to) === screen ? $0 : nil }
    }

    /// Whether an ancestor is in a transition, such as a presentation or a rotation.
    var isAncestorInTransition: Bool {
        sequence(first: self as UIViewController) { $0.parent }.dropFirst().contains { $0.transitionCoordinator != nil }
    }

    /// The screen that a swipe would remove; `nil` if there is none.
    ///
    /// While a cancelled pop slides back, which a swipe takes over on iOS 26 and later, it is the screen that returns,
    /// unless the screen's own transition makes that pop (a guess).
    var screenToPop: UIViewController? {
        // A set that replaces the top screen looks like a pop.
        let known = (self as? BasicNavigationController)?.partsStorage?.stack.transition
        if let known, known.pop == nil { return topViewController }
        guard let transitionCoordinator, transitionCoordinator.isCancelled,
            let screen = transitionCoordinator.viewController(forKey: .from),
            transitionCoordinator.viewController(forKey: .to) === topViewController, !stackContains(screen),
            !screen.usesSystemTransition
        else { return topViewController }
        return screen
    }
}
#endif
