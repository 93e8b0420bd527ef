#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation

/// What a drag back does to a modifier's screen, like the library's `PopEvent`.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureEvent: Hashable, Sendable {
    /// A drag didn't pop the screen. Sent once for each drag, when the finger lifts, never for a tap.
    case refused(PopGestureRefusal)

    /// A swipe has begun to pop the screen. It may still be cancelled.
    case willPop

    /// The swipe was cancelled, and the screen stays.
    case didCancel

    /// The swipe has popped the screen.
    case didPop
}
#endif
