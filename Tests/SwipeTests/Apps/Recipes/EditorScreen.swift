import PopNavigation
import UIKit

final class EditorScreen: UIViewController, AsyncPopConfirming {
    var hasUnsavedChanges = false

    // Without changes, the swipe moves the screen at once.
    var needsPopConfirmation: Bool { hasUnsavedChanges }

    func shouldPop(for trigger: PopTrigger) async -> Bool {
        await withCheckedContinuation { answer in
            let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Keep Editing", style: .cancel) { _ in answer.resume(returning: false) })
            alert.addAction(
                UIAlertAction(title: "Discard", style: .destructive) { _ in answer.resume(returning: true) })
            present(alert, animated: true)
        }
    }
}
