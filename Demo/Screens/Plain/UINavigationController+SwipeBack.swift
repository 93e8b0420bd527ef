import UIKit

extension UINavigationController {
    var isSwipeBackEnabled: Bool {
        get { popRecognizers.contains(where: \.isEnabled) }
        set { for recognizer in popRecognizers { recognizer.isEnabled = newValue } }
    }
}
