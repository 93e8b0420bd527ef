#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A pop that one of the controller's methods is about to request.
@MainActor
final class PopAnnouncement {
    let origin: PopOrigin
    /// The only screen that may be popped; `nil` for whichever is on top.
    let screen: UIViewController?
    /// Whether the method has been called.
    var hasBeenRequested = false

    init(_ origin: PopOrigin, of screen: UIViewController? = nil) {
        self.origin = origin
        self.screen = screen
    }
}
#endif
