#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The moment in which a drag asks to be a swipe back: all that `PopGestureRules` look at.
///
/// The rules read from top to bottom and stop at the first refusal, so an answer that takes work is computed when it is
/// asked for, and not otherwise. That is why reading may mutate.
@MainActor
protocol PopGestureMoment: ~Copyable {
    // Known when the finger goes down.

    /// The controller's own switch.
    var isSwitchedOn: Bool { mutating get }
    /// Whether a screen lies below the top one.
    var hasScreenBelow: Bool { mutating get }
    /// Whether a transition of the controller is running.
    var isTransitioning: Bool { mutating get }
    /// Whether something is presented over the controller or its top screen.
    var isPresenting: Bool { mutating get }
    /// Whether the controller's view is in a window.
    var isInWindow: Bool { mutating get }
    /// The top screen's switch.
    var isSwitchedOnByScreen: Bool { mutating get }
    /// Whether the finger went down inside the pop area.
    var startsInArea: Bool { mutating get }
    /// Whether the finger went down in a bar.
    var startsInBar: Bool { mutating get }
    /// Whether the finger went down in an excluded view, or in a control that tracks it.
    var startsInExcludedView: Bool { mutating get }

    // Known when the finger has moved.

    /// The way from where the finger went down to where it is.
    var drag: PopDrag { mutating get }
    /// Whether a scroll view under the finger can use the drag itself.
    var scrollViewOwnsDrag: Bool { mutating get }
    /// Whether the top screen's search is active.
    var isSearchActive: Bool { mutating get }
    /// Whether the keyboard is on its way in or out.
    var isKeyboardMoving: Bool { mutating get }
    /// The top screen's answer to `shouldPop(for: .gesture)`. Reading asks the screen, which may put a question to the user.
    var screenAgrees: Bool { mutating get }
}
#endif
