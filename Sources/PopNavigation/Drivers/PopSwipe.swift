#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One swipe, which the controller's recognizer drives from its begin on.
@MainActor
protocol PopSwipe: AnyObject {
    /// Whether the swipe moves a transition: one of its own, or one that it has taken over.
    var movesTransition: Bool { get }

    /// Handles a state of the recognizer, the first time `.began`.
    func handle(_ drag: UIPanGestureRecognizer)
}
#endif
