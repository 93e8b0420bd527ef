import PopNavigation
import UIKit

/// The lines that stay: a screen as the delegate of UIKit's recognizer, and a delegate of nil.
class DelegatingScreen: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }
}

/// The preference and the question in their place.
final class FormScreen: UIViewController, PopGestureConfigurable, PopConfirming {
    var isSaved = true

    var popPreferences: PopPreferences { PopPreferences(area: .edge) }

    func shouldPop(for trigger: PopTrigger) -> Bool { isSaved }
}
