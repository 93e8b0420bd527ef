import PopNavigation
import UIKit

/// A screen without content. With preferences, all of them the defaults, where it is the library's.
class BlankScreen: UIViewController {
    // For the minimal gate.
    var isPopDisabled = false
    var maximalPopDistance: CGFloat = 130

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

final class BlankConfigurableScreen: BlankScreen, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences() }
}
