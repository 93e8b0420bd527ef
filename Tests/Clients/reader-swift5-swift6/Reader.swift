import PopNavigation
import UIKit

/// A reader for forums: an accidental swipe back doesn't lose the place in a thread.
final class ReaderNavigation: BasicNavigationController {
    private var observation: PopObservation?
    private lazy var forwardItem = UIBarButtonItem(
        title: "Forward", style: .plain, target: self, action: #selector(forward))

    override func viewDidLoad() {
        super.viewDidLoad()
        forwardLimit = traitCollection.userInterfaceIdiom == .pad ? 10 : 3
        observation = observePops { [weak self] event in self?.handle(event) }
        toolbarItems = [forwardItem]
    }

    private func handle(_ event: PopEvent) {
        switch event {
        case .didPop, .didRemove: break
        case .didGoForward(let thread): (thread as? ThreadScreen)?.showNewPosts()
        case .willPop, .didCancel, .refused, .didDismiss: return
        @unknown default: return
        }
        forwardItem.isEnabled = !forwardScreens.isEmpty
        forwardItem.accessibilityLabel = forwardScreens.first?.title
    }

    @objc private func forward() {
        if !goForward(animated: true) { forwardItem.isEnabled = false }
    }

    /// ⌘] is the library's.
    override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? [])
            + [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(forward))]
    }
}

final class ThreadScreen: UIViewController {
    func showNewPosts() {}
}

/// A reply that has been sent isn't to come back.
final class Reply: UIViewController, PopGestureConfigurable {
    var isSent = false

    var popPreferences: PopPreferences {
        var preferences = PopPreferences(area: .edge)
        preferences.isKeptForForward = !isSent
        return preferences
    }
}
