import UIKit

/// UIKit doesn't ask before a swipe, so the swipe is off while the screen declines. VoiceOver's escape asks the screen.
final class PlainEscapeScreen: EscapeScreen {
    override var declines: Bool {
        didSet { navigationController?.isSwipeBackEnabled = !declines }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.isSwipeBackEnabled = !declines
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isSwipeBackEnabled = true
    }

    override func accessibilityPerformEscape() -> Bool {
        MainActor.assumeIsolated {
            if !declines { navigationController?.popViewController(animated: true) }
        }
        return true
    }
}
