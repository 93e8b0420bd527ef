import UIKit

/// UIKit doesn't ask before a swipe, so the swipe is off while there are unsaved changes. The back button asks.
final class PlainRefusingScreen: RefusingScreen {
    override var hasUnsavedChanges: Bool {
        didSet { updateWayBack() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateWayBack()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isSwipeBackEnabled = true
    }

    private func updateWayBack() {
        navigationController?.isSwipeBackEnabled = !hasUnsavedChanges
        guard #available(iOS 16.0, *) else { return }
        navigationItem.backAction = hasUnsavedChanges ? UIAction { [weak self] _ in self?.ask() } : nil
    }
}
