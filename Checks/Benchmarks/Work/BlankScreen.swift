import PopNavigation
import UIKit

/// A screen without content. For the library it has preferences, all with their defaults.
class BlankScreen: UIViewController {
    // Used by the minimal gate.
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
