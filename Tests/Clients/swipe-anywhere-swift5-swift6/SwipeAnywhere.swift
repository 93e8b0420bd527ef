import PopNavigation
import UIKit

/// The lines that stay: a pan over the whole screen on UIKit's private target, and a lock for pushes.
class LockedNavigation: BasicNavigationController, UINavigationControllerDelegate {
    private let pan = UIPanGestureRecognizer()
    private var isLocked = false

    var canChange: Bool { !isLocked && transitionCoordinator == nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let target = interactivePopGestureRecognizer?.delegate {
            pan.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:"))
        }
        pan.delegate = self
        view.addGestureRecognizer(pan)
        delegate = self
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard canChange else { return }
        isLocked = true
        super.pushViewController(viewController, animated: animated)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return canChange && viewControllers.count > 1
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        isLocked = false
    }
}

/// What replaces all of it.
class SwipeAnywhere: BasicNavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        popGestureArea = .full
    }

    /// Screens with a leading item of their own keep their drags, as before.
    override func popPreferences(for screen: UIViewController) -> PopPreferences {
        var preferences = super.popPreferences(for: screen)
        if screen.navigationItem.leftBarButtonItem != nil { preferences.isGestureEnabled = false }
        return preferences
    }
}

/// A split view that asked whether a column may change. The columns may always change.
class Columns: UISplitViewController {
    func open(_ screen: UIViewController) {
        (viewControllers.last as? UINavigationController)?.pushViewController(screen, animated: true)
    }
}
