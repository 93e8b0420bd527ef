import UIKit

/// UIKit doesn't ask before a swipe, so the swipe is off. The back button asks.
final class PlainUnsavedScreen: UnsavedScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard #available(iOS 16.0, *) else { return }
        navigationItem.backAction = UIAction { [weak self] _ in self?.askAndPop() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.isSwipeBackEnabled = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isSwipeBackEnabled = true
    }

    private func askAndPop() {
        Task {
            if await ask() { navigationController?.popViewController(animated: true) }
        }
    }
}
