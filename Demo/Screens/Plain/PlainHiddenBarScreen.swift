import UIKit

/// UIKit's swipe is off without a bar, unless its recognizers have another delegate. The screen below shows the bar
/// again, as `PlainMenuScreen` does.
final class PlainHiddenBarScreen: HiddenBarScreen {
    private let swipeBack = SwipeBackDelegate()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        swipeBack.install(in: navigationController)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        swipeBack.remove()
    }
}
