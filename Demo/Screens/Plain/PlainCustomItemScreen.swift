import UIKit

/// UIKit's swipe is off on a screen with a left item, unless its recognizers have another delegate.
final class PlainCustomItemScreen: CustomItemScreen {
    private let swipeBack = SwipeBackDelegate()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        swipeBack.install(in: navigationController)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        swipeBack.remove()
    }
}
