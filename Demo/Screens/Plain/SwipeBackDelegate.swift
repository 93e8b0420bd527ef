import UIKit

/// The delegate of UIKit's pop recognizers while a screen is visible. UIKit's own delegates refuse swipes without a
/// bar or beside a left item.
final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?
    private var replaced: [(recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?)] = []

    func install(in navigationController: UINavigationController?) {
        guard let navigationController, replaced.isEmpty else { return }
        self.navigationController = navigationController
        replaced = navigationController.popRecognizers.map { ($0, $0.delegate) }
        for (recognizer, _) in replaced { recognizer.delegate = self }
    }

    func remove() {
        for (recognizer, delegate) in replaced { recognizer.delegate = delegate }
        replaced = []
    }

    /// UIKit freezes if a swipe begins on the first screen.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return false }
        return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    }
}
