#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The controller's own pan recognizer. It reports to the controller, its delegate, when UIKit resets it: a drag is over.
///
/// A recognizer that loses a drag to another one sends no action; the reset is its only sign.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    override func reset() {
        super.reset()
        (delegate as? BasicNavigationController)?.gestures.endSession()
    }
}
#endif
