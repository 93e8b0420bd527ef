import PopNavigation
import UIKit

/// A screen of the stack. It adopts the library's protocol, and sets the same by hand in a plain controller.
@MainActor
final class ContentScreen: UIViewController, PopGestureConfigurable {
    /// Whether the bar is hidden while the screen is on top.
    var hidesBar = false

    /// The area that the screen states; nil for the controller's.
    var area: PopGestureArea?
    /// The screen's value for the library's switch.
    var isGestureEnabled: Bool?
    var didAppear: () -> Void = {}
    var willDisappear: () -> Void = {}

    var popPreferences: PopPreferences {
        PopPreferences(isGestureEnabled: isGestureEnabled, area: area, hidesNavigationBar: hidesBar)
    }

    func zoom(follows: Bool) {
        let options = UIViewController.Transition.ZoomOptions()
        if follows { options.followPopPreferences(of: self) }
        preferredTransition = .zoom(options: options) { _ in nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let plain = navigationController, !(plain is BasicNavigationController) else { return }
        plain.setNavigationBarHidden(hidesBar, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willDisappear()
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
