import PopNavigation
import UIKit

/// The line that stays: it turns the leading edge off, and nothing else.
class FlagScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }
}

/// The preference in its place.
final class PaymentScreen: UIViewController, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
}

/// In place of the content recognizer's flag.
final class CanvasScreen: UIViewController, PopGestureConfigurable {
    let canvas = UIView()
    var popPreferences: PopPreferences { PopPreferences(excludedViews: [canvas]) }
}

/// In place of `delegate = nil`: the swipe stays without the bar.
final class PhotoScreen: UIViewController, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: true) }
}

/// No swipe of a trackpad: the line is the app's, and stays.
final class TouchOnlyNavigation: BasicNavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        (interactivePopGestureRecognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = []
    }
}
