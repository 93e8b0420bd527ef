#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BasicNavigationController {
    /// Whether a transition is running, begins or ends: of the stack, or a presentation or rotation around it.
    var isInTransition: Bool { transitionCoordinator != nil || isStackMoving }

    /// Whether a transition of the stack is running, begins or ends.
    var isStackMoving: Bool { isBusy || isTransitioningInUIKit }

    /// UIKit's own flag, which is not public; false where it does not answer to the name.
    var isTransitioningInUIKit: Bool {
        guard answersIsTransitioning else { return false }
        return (value(forKey: "_isTransitioning") as? NSNumber)?.boolValue ?? false
    }

    /// Whether something is presented over this controller or its top screen. UIKit presents an active search as well,
    /// which has a rule of its own.
    var isPresentingOverScreens: Bool {
        guard let presented = topViewController?.presentedViewController else { return false }
        return !(presented is UISearchController)
    }

    /// Whether the top screen's search has taken over the bar, or a search in the screen itself the screen.
    var isSearchActive: Bool {
        topViewController?.navigationItem.searchController?.isActive == true
            || topViewController?.presentedViewController is UISearchController
    }

    /// Whether the keyboard is on its way in or out.
    var isKeyboardMoving: Bool { systemNews.isKeyboardMoving }
}
#endif
