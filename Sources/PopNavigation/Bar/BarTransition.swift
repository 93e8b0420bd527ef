#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// A bar during one transition.
struct BarTransition {
    /// The state that a cancelled transition restores: the state before the transition, changed by the app's calls
    /// since the cancellation.
    var restored: BarState
    /// Whether the transition is running back.
    var isCancelled = false
}
#endif
