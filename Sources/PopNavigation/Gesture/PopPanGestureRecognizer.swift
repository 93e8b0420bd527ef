#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The controller's own pan recognizer. It reports when UIKit resets it, that is, when a drag is over for it.
///
/// A recognizer that loses a drag to another one sends no action; the reset is its only sign.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    /// Called after each drag, whatever became of it.
    var didReset: (@MainActor () -> Void)?

    override func reset() {
        super.reset()
        didReset?()
    }
}
#endif
