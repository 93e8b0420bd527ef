#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

// Calls the protocol's optional methods.

extension UIAdaptivePresentationControllerDelegate {
    func allowsDismissal(of presentation: UIPresentationController) -> Bool {
        presentationControllerShouldDismiss?(presentation) ?? true
    }

    func willDismissIfImplemented(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss?(presentation)
    }

    func didDismissIfImplemented(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss?(presentation)
    }

    func didAttemptToDismissIfImplemented(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss?(presentation)
    }
}
#endif
#endif
