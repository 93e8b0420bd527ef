#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// A decision about a drag that moved far enough to be a swipe back.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureVerdict: Hashable, Sendable {
    /// The drag pops the top screen. Whether the pop completes depends on the finger.
    case allowed

    /// The drag isn't a swipe back, for the given reason.
    case refused(PopGestureRefusal)
}
#endif
