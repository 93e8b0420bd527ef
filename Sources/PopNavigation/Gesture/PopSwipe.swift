#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One swipe, which the controller's own pan drives from the moment it begins.
@MainActor
protocol PopSwipe: AnyObject {
    /// Handles a new state of the recognizer. The first one is `.began`.
    func handle(_ drag: UIPanGestureRecognizer)
}
#endif
