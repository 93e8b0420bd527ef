#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BasicNavigationController {
    /// Whether a transition of the stack is running, begins or ends.
    var isStackMoving: Bool { isBusy || isTransitioningInUIKit }

    /// Whether a transition can be seen without UIKit's flag: of the stack, or a presentation or rotation around it.
    var isInVisibleTransition: Bool { isBusy || transitionCoordinator != nil }

    /// UIKit's own flag, which is not public; false where it does not answer to the name.
    var isTransitioningInUIKit: Bool {
        guard answersIsTransitioning else { return false }
        return (value(forKey: "_isTransitioning") as? NSNumber)?.boolValue ?? false
    }

    /// Whether something is presented over this controller or its top screen.
    var isPresentingOverScreens: Bool { topViewController?.presentedViewController?.liesOverScreens ?? false }
}

extension UIViewController {
    /// Whether the controller, which is presented, lies over screens. UIKit presents an active search as well, which is a
    /// part of its screen.
    var liesOverScreens: Bool { !(self is UISearchController) }
}
#endif
