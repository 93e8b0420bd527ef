#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// What the stack's queue needs of the gesture that pops.
@MainActor
protocol SwipeControl: AnyObject {
    /// Whether a finger is swiping back now.
    var isSwiping: Bool { get }

    /// Whether the pop that is requested now is the swipe's own. `true` once for each swipe.
    func claimPop() -> Bool

    /// Uses the best driver that is available now, and enables the recognizers that it needs.
    func update()

    /// Ends a swipe under way: the screen slides back.
    func cancel()
}
#endif
