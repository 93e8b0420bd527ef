#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The facts about the controller and its top screen that `PopGestureRules` look at.
struct ControllerFacts {
    /// The controller's switch, and whether the app has left UIKit's own edge recognizer enabled.
    var isEnabled: Bool
    /// Whether there is a screen below the top one.
    var hasScreenBelow: Bool
    /// Whether a transition runs that a swipe must not interrupt.
    var isTransitioning: Bool
    /// Whether a presentation concerns the top screen.
    var isPresenting: Bool
    /// Whether the controller's view is in a window.
    var isInWindow: Bool
    /// The top screen's switch; `nil` where the screen has no preference.
    var isEnabledByScreen: Bool?
    /// Whether the bar shows that the user cannot go back.
    var showsNoWayBack: Bool
    /// Whether the back button performs an action of the app instead of a pop.
    var hasBackAction: Bool
    /// Whether the top screen brings the system's own transition and gestures.
    var usesSystemTransition: Bool
}

/// The facts about the place where a touch began that `PopGestureRules` look at.
struct TouchFacts {
    /// Whether a navigation controller inside the top screen handles the touch.
    var isInInnerNavigation: Bool
    /// Whether the touch began in the pop area.
    var startsInArea: Bool
    /// Whether the touch began in the strip at the leading edge, as `PopGestureFrame` defines it.
    var startsAtLeadingEdge: Bool
    /// Whether the touch began in a bar.
    var startsInBar: Bool
    /// Whether the touch began in an excluded place, or in a control that follows the finger.
    var startsInExcludedView: Bool
}

/// The facts about a drag that `PopGestureRules` look at.
struct DragFacts {
    /// The direction of the drag.
    var direction: PopDrag.Direction
    /// Whether the drag began in the strip at the leading edge.
    var startsAtLeadingEdge: Bool
    /// Whether a scroll view under the finger can use the drag.
    var scrollViewOwnsDrag: Bool
    /// Whether a search of the top screen is active.
    var isSearchActive: Bool
    /// Whether the keyboard is moving.
    var isKeyboardMoving: Bool
}
#endif
