#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The decision about a drag that moved far enough to be a swipe back.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureVerdict: Hashable, Sendable {
    /// The drag pops the top screen; whether the pop completes depends on the finger.
    case allowed

    /// The drag is not a swipe back, for the given reason.
    case refused(PopGestureRefusal)
}
#endif
