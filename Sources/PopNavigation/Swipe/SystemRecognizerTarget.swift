#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The target of UIKit's recognizers on all controllers to which a swipe is attached. Only reports depend on it, since
/// other code may remove targets.
///
/// Recognizers don't retain their targets, and an app that removes the recognizers of a view releases the attached
/// swipe. So the target is one object that stays.
@MainActor
final class SystemRecognizerTarget: NSObject {
    static let shared = SystemRecognizerTarget()

    /// The action of the recognizers.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.attachedSwipe?.systemRecognizerDidChange()
    }
}
#endif
