import UIKit

/// A bar of tabs, the first of which has the navigation controller.
final class WalkTabs: UITabBarController, UITabBarControllerDelegate {
    private unowned let world: World

    init(_ world: World, first: UINavigationController) {
        self.world = world
        super.init(nibName: nil, bundle: nil)
        delegate = self
        viewControllers = [first, UIViewController()]
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    /// UIKit takes the stack of the selected tab back to its root at a tap.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        if viewController === selectedViewController, viewController === world.navigation {
            world.model.note(.popToRoot)
        }
        return true
    }
}
