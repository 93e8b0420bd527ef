#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BasicNavigationController {
    /// Whether a transition is running, begins or ends.
    var isInTransition: Bool {
        transitionCoordinator != nil || isBusy || isTransitioningInUIKit
    }

    /// UIKit's own flag, which is not public; false where it does not answer to the name.
    private var isTransitioningInUIKit: Bool {
        guard responds(to: SystemSelector.isTransitioning) else { return false }
        return value(forKey: "_isTransitioning") as? Bool ?? false
    }

    /// Whether something is presented over this controller or its top screen.
    var isPresentingOverScreens: Bool {
        topViewController?.presentedViewController != nil
    }

    /// Whether the top screen's search has taken over the bar.
    var isSearchActive: Bool {
        false
    }

    /// Whether the keyboard is on its way in or out.
    var isKeyboardMoving: Bool { systemNews.isKeyboardMoving }
}
#endif
