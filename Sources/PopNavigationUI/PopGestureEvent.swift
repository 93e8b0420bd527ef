#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation

/// What a drag back does to the screen of a modifier, after the library's `PopEvent`.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureEvent: Hashable, Sendable {
    /// A drag did not pop the screen. Sent once for each drag, when the finger lifts, never for a tap.
    case refused(PopGestureRefusal)

    /// A swipe has begun to pop the screen. It may still be cancelled.
    case willPop

    /// The swipe was cancelled: the screen stays.
    case didCancel

    /// The swipe has popped the screen.
    case didPop
}
#endif
