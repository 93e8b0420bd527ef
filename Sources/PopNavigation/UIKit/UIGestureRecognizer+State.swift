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

/// A target whose action calls a closure: of a recognizer, which doesn't retain it, or of a display link, which does.
@MainActor
final class ActionTarget: NSObject {
    let action: @MainActor (AnyObject) -> Void

    init(_ action: @escaping @MainActor (AnyObject) -> Void) {
        self.action = action
    }
}
#endif
