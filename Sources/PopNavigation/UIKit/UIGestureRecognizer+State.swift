#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIGestureRecognizer {
    /// Whether a continuous gesture is in progress.
    var isInProgress: Bool { state == .began || state == .changed }

    /// Whether the recognizer has recognized and hasn't been reset.
    var hasRecognized: Bool {
        switch state {
        case .began, .changed, .ended, .cancelled: true
        default: false
        }
    }
}
#endif
