#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The part of the swipe that the stack uses.
@MainActor
protocol SwipeControl: AnyObject {
    /// The driver of the pop that one of UIKit's recognizers is requesting, as their states show; `nil` if none is.
    var driverOfUIKitsPop: PopDriver? { get }

    /// Called when a swipe has requested its pop.
    func popDidBegin()

    /// Called when the stack is about to change for another reason. A swipe in progress slides back, and an allowed
    /// drag doesn't pop.
    func stackWillChange()

    /// Called when the screen's preferences may have changed. They apply to touches that are down.
    func preferencesDidChange()

    /// Called in each turn of the run loop. Finds UIKit's current recognizers and performs what was postponed.
    func update()
}
#endif
