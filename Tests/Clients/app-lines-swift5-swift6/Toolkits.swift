import PopNavigation
import UIKit

/// A screen of another toolkit, such as Flutter or Compose, which has its own pages.
class ToolkitController: UIViewController {
    var canGoBack = false
}

final class ToolkitNavigation: BasicNavigationController {
    override func popPreferences(for screen: UIViewController) -> PopPreferences {
        guard let toolkit = screen as? ToolkitController else { return super.popPreferences(for: screen) }
        return PopPreferences(isGestureEnabled: toolkit.canGoBack ? false : nil, area: .edge)
    }
}
