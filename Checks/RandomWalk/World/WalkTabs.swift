import UIKit

/// A tab bar controller. Its first tab contains the navigation controller.
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

    /// A tap on the selected tab pops its stack to the root.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        if viewController === selectedViewController, viewController === world.navigation {
            world.record.notePopRequest()
        }
        return true
    }
}
