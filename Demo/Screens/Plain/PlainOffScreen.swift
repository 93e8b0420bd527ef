import UIKit

/// UIKit's switch is the stack's, so the screen turns it off and on again.
final class PlainOffScreen: OffScreen {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.isSwipeBackEnabled = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isSwipeBackEnabled = true
    }
}
