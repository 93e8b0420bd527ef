#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The facts about a drag and about the controller that `PopGestureRules` look at.
struct PopGestureContext {
    /// The controller's switch.
    var isEnabled = true
    /// Whether there is a screen below the top one.
    var hasScreenBelow = true
    /// Whether a transition of the controller is running.
    var isTransitioning = false
    /// Whether a presentation concerns the top screen.
    var isPresenting = false
    /// Whether the controller's view is in a window.
    var isInWindow = true

    /// The top screen's switch; `nil` where the screen has no preference.
    var isEnabledByScreen: Bool?
    /// Whether the bar shows that the user cannot go back.
    var showsNoWayBack = false
    /// Whether the top screen brings the system's own transition and gestures.
    var usesSystemTransition = false

    /// Whether a navigation controller inside the top screen handles the touch.
    var isInInnerNavigation = false
    /// Whether the touch began in the pop area.
    var startsInArea = true
    /// Whether the touch began in the strip at the leading edge, as `PopGestureFrame` defines it.
    var startsAtLeadingEdge = false
    /// Whether the touch began in a bar.
    var startsInBar = false
    /// Whether the touch began in an excluded place, or in a control that follows the finger.
    var startsInExcludedView = false

    /// The translation since touch-down; `nil` while the finger has not moved.
    var drag: PopDrag?
    /// Whether a scroll view under the finger can use the drag.
    var scrollViewOwnsDrag = false
    /// Whether a search of the top screen is active.
    var isSearchActive = false
    /// Whether the keyboard is moving.
    var isKeyboardMoving = false
}
#endif
