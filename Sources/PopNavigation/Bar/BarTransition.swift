#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// A bar across one transition.
struct BarTransition {
    /// The state that a cancelled transition restores: the state before the transition, with what the app has set since
    /// the cancellation, for the screen that stays.
    var restored: BarState
    /// Whether the transition runs back.
    var isCancelled = false
}
#endif
