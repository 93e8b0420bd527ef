#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The target of UIKit's recognizers on all controllers with an attached swipe. Only reports depend on it, since other
/// code may remove targets.
///
/// Recognizers don't retain their targets, and an app that removes a view's recognizers releases the attached swipe. So
/// one object that is never released is the target.
@MainActor
final class SystemRecognizerTarget: NSObject {
    static let shared = SystemRecognizerTarget()

    /// The action of the recognizers.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.attachedSwipe?.recognizerDidChange()
    }
}
#endif
