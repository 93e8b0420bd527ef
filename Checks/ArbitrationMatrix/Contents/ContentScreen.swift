import PopNavigation
import UIKit

/// A screen of the stack. It adopts the library's protocol, and asks for the same by hand in a plain controller.
@MainActor
final class ContentScreen: UIViewController, PopGestureConfigurable {
    /// Whether the bar is hidden while the screen is on top.
    var hidesBar = false

    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: hidesBar) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let plain = navigationController, !(plain is BasicNavigationController) else { return }
        plain.setNavigationBarHidden(hidesBar, animated: animated)
    }

    func add(_ content: UIView) {
        view.addSubview(content)
    }

    func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
