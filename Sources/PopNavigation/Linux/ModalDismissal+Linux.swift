// For the headless UIKit: Linux has no Objective-C. The manifest leaves this folder out on Apple's hosts.
#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

// Without Objective-C, the protocol's methods aren't optional: they have default implementations.

extension UIAdaptivePresentationControllerDelegate {
    func allowsDismissal(of presentation: UIPresentationController) -> Bool {
        presentationControllerShouldDismiss(presentation)
    }

    func willDismissIfImplemented(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss(presentation)
    }

    func didDismissIfImplemented(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss(presentation)
    }

    func didAttemptToDismissIfImplemented(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss(presentation)
    }
}
#endif
