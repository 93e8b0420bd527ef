#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The facts about the controller and its top screen that `PopGestureRules` uses.
struct ControllerFacts {
    /// The controller's switch.
    var isEnabled: Bool
    /// Whether there is a screen below the one that a swipe would remove.
    var hasScreenBelow: Bool
    /// Whether a transition is running that the recognizer must not interrupt.
    var isTransitioning: Bool
    /// Whether a presentation covers the screen, or is about to.
    var isPresenting: Bool
    /// Whether the controller's view is in a window.
    var isInWindow: Bool
    /// The screen's switch; `nil` where the screen has no preference.
    var isEnabledByScreen: Bool?
    /// Whether the bar is visible and offers no way back.
    var showsNoWayBack: Bool
    /// Whether the back button performs the app's `backAction` instead of a pop, and a swipe isn't asked about.
    var hasBackAction: Bool
    /// Whether the screen has a system transition with its own gestures, such as a zoom.
    var usesSystemTransition: Bool
}

extension ControllerFacts {
    /// Collects the facts as they are now.
    ///
    /// - Parameters:
    ///   - touch: The touch to decide about. It knows the screen's preferences and what was presented at touch-down.
    ///   - isTransitioning: Whether a transition is running that the recognizer must not interrupt.
    @MainActor
    init(
        of controller: UINavigationController, for touch: PopTouch, owner: any SwipeOwner, isTransitioning: Bool
    ) {
        let screen = controller.screenToPop
        isEnabled = owner.isSwipeEnabled
        hasScreenBelow = controller.viewControllers.count > 1 || screen !== controller.topViewController
        self.isTransitioning = isTransitioning
        isPresenting = screen?.isCoveredByPresentation(since: touch.firstPresented) == true
        isInWindow = controller.viewIfLoaded?.window != nil
        isEnabledByScreen = touch.preferences?.isGestureEnabled
        showsNoWayBack = controller.showsNoWayBack
        hasBackAction = screen.map { owner.backActionRefuses($0, with: touch.preferences) } == true
        usesSystemTransition = screen?.usesSystemTransition == true
    }
}
#endif
