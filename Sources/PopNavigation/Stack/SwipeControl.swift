#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The part of the swipe's controller that the stack's queue uses.
@MainActor
protocol SwipeControl: AnyObject {
    /// Whether a finger is swiping back now.
    var isSwiping: Bool { get }

    /// The driver of a pop that one of UIKit's own recognizers requests now, as their states show;
    /// `nil` if none requests a pop.
    var driverOfUIKitsPop: PopDriver? { get }

    /// The swipe's pop has been requested.
    func popDidBegin()

    /// Uses the recognizers that UIKit has now.
    func update()

    /// Takes the touches that are down from UIKit's recognizers, unless one of the recognizers has begun.
    func takeTouches()

    /// Ends a swipe under way: the screen slides back. The cancellation is postponed while UIKit starts the swipe's
    /// transition.
    func cancel()

    /// Ends a drag that has been allowed and has not requested its pop yet. A recognizer of UIKit's that has begun goes
    /// on: UIKit may be requesting that recognizer's pop.
    func cancelAllowedDrag()

    /// Performs a postponed cancellation.
    func cancelIfPostponed()
}
#endif
