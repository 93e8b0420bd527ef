#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// What became of a drag that moved far enough to be a swipe back.
public enum PopGestureVerdict: Hashable, Sendable {
    /// The drag pops the top screen; whether it completes is up to the finger.
    ///
    /// With ``PopDriver/contentPop`` the system's recognizer has the last word: it wants a longer way than a pan.
    case allowed

    /// The drag is not a swipe back, for the reason given.
    case refused(PopGestureRefusal)
}
#endif
