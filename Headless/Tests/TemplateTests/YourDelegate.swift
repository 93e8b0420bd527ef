import UIKit

// Replace this file by your own: a delegate, a recognizer, a navigation controller, or all of them.

/// The delegate that many apps set, so that the swipe back works without a navigation bar.
final class YourDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigation?.viewControllers.count ?? 0) > 1
    }
}
