#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The facts about one touch that `PopGestureRules` uses, in parts that are collected at different moments.
struct PopFacts {
    var location = Location()
    var preferences = Preferences()
    var controller = Controller()
    /// Who pops from the place. Collected whenever the rules are applied.
    var route = PopRoute()
    /// The drag; `nil` until its direction is clear.
    var drag: Drag?
    /// Whether the finger is going down. The stack may change before the drag begins.
    var isAtTouchDown = false

    /// Where a touch began.
    ///
    /// Collected when the finger goes down, and never again: when a recognizer begins, the finger has moved on, and a
    /// scroll view that the touch has stopped looks as if it had been at rest.
    struct Location {
        /// Whether the touch began in the strip at the leading edge, as `PopGestureFrame` defines it.
        var isAtLeadingEdge = false
        /// Whether the touch began in a bar.
        var isInBar = false
        /// Whether a navigation controller inside the screen handles the touch.
        var isInInnerNavigation = false
        /// Whether the touch began in a control that follows the finger.
        var isInTrackingControl = false
        /// Whether a scroll view uses the touch to stop scrolling sideways or to close a row.
        var isUsedByScrollView = false
    }

    /// What the app has stated about the swipe at a place.
    ///
    /// Read when the finger goes down, when a recognizer may begin, and when the own pan has begun.
    struct Preferences {
        /// What the screen's excluded views and rectangles mean for the place.
        enum Exclusion {
            case none
            /// Excluded, except in the strip at the leading edge.
            case exceptLeadingEdge
            /// Excluded, in the strip too.
            case everywhere
        }

        /// The controller's switch.
        var isEnabled = true
        /// The screen's switch; `nil` where the screen has no preference.
        var isEnabledByScreen: Bool?
        /// Whether the place is in the area.
        var isInArea = false
        /// Whether the screen has excluded the place.
        var exclusion = Exclusion.none
        /// Whether the back button performs the app's `backAction`, and no question is asked before a swipe.
        var hasBackAction = false
    }

    /// What the controller and its top screen are doing.
    ///
    /// Collected whenever the rules are applied. At touch-down, most of it doesn't count yet.
    struct Controller {
        /// Whether there is a screen below the one that a swipe would remove.
        var hasScreenBelow = true
        /// Whether a transition of the stack is running.
        var isChangingScreens = false
        /// Whether any transition is running: also a presentation or a rotation.
        var isInTransition = false
        /// Whether changes and swipes interrupt that transition (iOS 26 and later).
        var isInterruptible = false
        /// Whether a presentation covers the screen, or is about to.
        var isPresenting = false
        /// Whether the top screen's view is in a window. A screen that UIKit hasn't laid out yet isn't in one.
        var isInWindow = true
        /// Whether the bar is visible and offers no way back.
        var showsNoWayBack = false
        /// Whether a text under the finger uses the drag.
        var isTextUsed = false
    }

    /// What is known about a drag when its direction is clear.
    struct Drag {
        var direction: PopDrag.Direction
        /// Whether UIKit's edge recognizer begins with the drag.
        var isForwardAtEdge = false
        /// Whether the drag moves more sideways than up or down.
        var isSideways = false
        /// Whether the drag pulls the screen down, as a zoom's gesture does.
        var isPull = false
        /// Whether a scroll view under the finger can use the drag.
        var belongsToScrollView = false
        /// Whether a search of the screen is active and hides the bar.
        var isSearchHidingBar = false
    }
}

// MARK: - Whom a rule binds

/// A recognizer that pops, or several of them. Each rule binds some of them.
struct RecognizerRole: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// UIKit's recognizer at the leading edge, under a finger.
    static let edge = Self(rawValue: 1)
    /// One of UIKit's recognizers, during a trackpad scroll.
    static let scroll = Self(rawValue: 2)
    /// UIKit's recognizer in the content (iOS 26 and later), under a finger.
    static let content = Self(rawValue: 4)
    /// The controller's own pan.
    static let ownPan = Self(rawValue: 8)
    /// The gestures of a zoom that follows the screen's preferences (iOS 18 and later).
    static let zoom = Self(rawValue: 16)

    /// UIKit's recognizers of the controller.
    static let uiKit: Self = [.edge, .scroll, .content]
    static let all: Self = [.edge, .scroll, .content, .ownPan, .zoom]
}
#endif
