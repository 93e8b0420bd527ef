import PopNavigation
import UIKit

/// An app's own navigation controller. Its superclass was UINavigationController; the conformances to
/// UIGestureRecognizerDelegate and UINavigationBarDelegate are inherited now.
class OwnNavigationController: BasicNavigationController {
    private let hideKeyboard = UIPanGestureRecognizer()
    var isLocked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        hideKeyboard.delegate = self
        view.addGestureRecognizer(hideKeyboard)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === hideKeyboard { return view.window?.isKeyWindow == true }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        return !isLocked && super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === hideKeyboard { return true }
        return super.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return super.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }

    override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        if isLocked { return false }
        return super.navigationBar(navigationBar, shouldPop: item)
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        return super.popViewController(animated: animated)
    }

    override var childForStatusBarStyle: UIViewController? { return topViewController }
    override var shouldAutorotate: Bool { return topViewController?.shouldAutorotate ?? true }
}

/// A router without isolation annotations.
class Router {
    let navigation: OwnNavigationController
    private var observation: PopObservation?

    init(root: UIViewController) {
        navigation = OwnNavigationController(rootViewController: root)
    }

    func open(_ screen: UIViewController) {
        navigation.pushViewController(screen, animated: true)
    }

    func close() {
        if !navigation.goBack(animated: true) { navigation.dismiss(animated: true) }
    }

    func watch(_ handler: @escaping (String) -> Void) {
        observation = navigation.observePops { event in
            if case .didPop(let pop) = event { handler(pop.from.title ?? "") }
        }
    }
}
