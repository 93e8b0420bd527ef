import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// A controller that makes its device the current one before it changes: a task goes on after other tests have run.
final class ActivatingNavigation: BasicNavigationController {
    weak var device: SimulatedDevice?

    override func popViewController(animated: Bool) -> UIViewController? {
        device?.activate()
        return super.popViewController(animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        device?.activate()
        return super.popToRootViewController(animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        device?.activate()
        super.setViewControllers(viewControllers, animated: animated)
    }
}
