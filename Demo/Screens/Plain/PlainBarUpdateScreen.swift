import UIKit

/// Under a finger the bar stays until the swipe has ended. Then UIKit's swipe is off, unless its recognizers have
/// another delegate. The screen below shows the bar again, as `PlainMenuScreen` does.
final class PlainBarUpdateScreen: BarUpdateScreen {
    private let swipeBack = SwipeBackDelegate()

    override func hideBar() {
        let controller = navigationController
        guard let coordinator = transitionCoordinator else {
            controller?.setNavigationBarHidden(true, animated: true)
            return swipeBack.install(in: controller)
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] transition in
            if transition.isCancelled { self?.hideBar() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        swipeBack.remove()
    }
}
