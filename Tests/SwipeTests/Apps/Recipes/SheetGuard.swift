import PopNavigation
import UIKit

final class SheetGuard: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
        guard let stack = presentation.presentedViewController as? BasicNavigationController else { return }
        Task {
            if await stack.confirmPop() { stack.dismiss(animated: true) }
        }
    }
}
