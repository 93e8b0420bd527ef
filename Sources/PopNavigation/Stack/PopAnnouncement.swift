#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A pop that is about to be requested by a method of the controller.
@MainActor
final class PopAnnouncement {
    let origin: PopOrigin
    /// The only screen that may be popped; `nil` for the one on top.
    let screen: UIViewController?
    /// Whether the method has been called.
    var hasBeenRequested = false

    init(_ origin: PopOrigin, of screen: UIViewController? = nil) {
        self.origin = origin
        self.screen = screen
    }
}
#endif
