import PopNavigation
import UIKit

extension BasicNavigationController {
    /// A controller with a stack of screens, one for each letter.
    convenience init(_ names: String) {
        ExpectedWarnings.begin()
        self.init(nibName: nil, bundle: nil)
        viewControllers = names.map { TestScreen(String($0)) }
    }
}

extension UIViewController {
    /// Adds a child whose view fills a frame, or this view.
    func embed(_ child: UIViewController, in frame: CGRect? = nil) {
        addChild(child)
        child.view.frame = frame ?? view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// A controller whose subclass refuses pops, as an app's own confirmation might.
final class RefusingNavigationController: BasicNavigationController {
    var refuses = true

    override func popViewController(animated: Bool) -> UIViewController? {
        refuses ? nil : super.popViewController(animated: animated)
    }
}
