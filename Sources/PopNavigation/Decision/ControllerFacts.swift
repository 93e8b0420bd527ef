#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The facts about the controller and its top screen that `PopGestureRules` look at.
struct ControllerFacts {
    /// The controller's switch.
    var isEnabled: Bool
    /// Whether there is a screen below the one that a swipe would remove.
    var hasScreenBelow: Bool
    /// Whether a transition runs, or a change waits, that the recognizer must not interrupt.
    var isTransitioning: Bool
    /// Whether a presentation concerns the screen.
    var isPresenting: Bool
    /// Whether the controller's view is in a window.
    var isInWindow: Bool
    /// The screen's switch; `nil` where the screen has no preference.
    var isEnabledByScreen: Bool?
    /// Whether the bar shows that the user cannot go back.
    var showsNoWayBack: Bool
    /// Whether the back button performs an action of the app instead of a pop.
    var hasBackAction: Bool
    /// Whether the screen brings the system's own transition and gestures.
    var usesSystemTransition: Bool
}

extension ControllerFacts {
    /// The facts now.
    ///
    /// - Parameters:
    ///   - touch: The touch that asks; it knows the screen's preferences and what was presented at touch-down.
    ///   - isTransitioning: Whether a transition runs, or a change waits, that the recognizer must not interrupt.
    @MainActor
    init(
        of controller: UINavigationController, for touch: PopTouch, owner: any SwipeOwner, isTransitioning: Bool
    ) {
        let screen = owner.screenToPop
        isEnabled = owner.isSwipeEnabled
        hasScreenBelow = controller.viewControllers.count > 1 || screen !== controller.topViewController
        self.isTransitioning = isTransitioning
        isPresenting = screen?.isCoveredByPresentation(since: touch.place.presented) ?? false
        isInWindow = controller.viewIfLoaded?.window != nil
        isEnabledByScreen = touch.preferences?.isGestureEnabled
        showsNoWayBack = controller.showsNoWayBack
        hasBackAction = screen?.itemInBar.hasBackAction ?? false
        usesSystemTransition = screen?.usesSystemTransition ?? false
    }
}
#endif
