import PopNavigation
import UIKit

final class TabGuard: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
        guard tab === tabs.selectedViewController, let stack = tab as? BasicNavigationController else { return true }
        Task {
            let root = stack.viewControllers.first
            if await stack.confirmPop(downTo: root) { stack.popToRootViewController(animated: true) }
        }
        return false
    }
}
