#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The part of the swipe that the stack uses.
@MainActor
protocol SwipeControl: AnyObject {
    /// The driver of a pop that one of UIKit's own recognizers requests now, as their states show; `nil` if none
    /// requests a pop.
    var driverOfUIKitsPop: PopDriver? { get }

    /// The swipe's pop has been requested.
    func popDidBegin()

    /// The stack is about to change otherwise: a swipe slides back, and a drag that has been allowed does not pop.
    func stackWillChange()

    /// The screen's preferences may have changed: they apply to a touch that is down.
    func preferencesDidChange()

    /// A turn of the run loop: uses the recognizers that UIKit has now, and performs what was postponed.
    func update()
}
#endif
