import UIKit

/// UIKit forgets a screen that is popped. This object keeps the last one, and a drag from the trailing edge pushes it.
final class ForwardPan: NSObject, UINavigationControllerDelegate {
    private weak var navigationController: UINavigationController?
    private var screens: [UIViewController] = []
    private var kept: UIViewController?
    private var pushDelegate: PushDelegate?
    private var interaction: PanInteraction?
    private lazy var action = GestureAction { [weak self] in self?.panDidChange() }
    private lazy var pan = UIScreenEdgePanGestureRecognizer(target: action, action: GestureAction.selector)

    func install(in navigationController: UINavigationController?) {
        guard let navigationController, self.navigationController == nil else { return }
        self.navigationController = navigationController
        navigationController.delegate = self
        screens = navigationController.viewControllers
        pan.edges = navigationController.view.trailingDirection < 0 ? .left : .right
        navigationController.view.addGestureRecognizer(pan)
    }

    func remove() {
        navigationController?.delegate = nil
        pan.view?.removeGestureRecognizer(pan)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
        screensDidChange()
    }

    private func screensDidChange() {
        guard let now = navigationController?.viewControllers, now != screens else { return }
        kept = now == screens.dropLast() ? screens.last : nil
        screens = now
    }

    private func panDidChange() {
        guard let navigationController else { return }
        if pan.state == .began, let kept { push(kept, in: navigationController) }
        interaction?.follow(pan, direction: -navigationController.view.trailingDirection)
        if pan.state != .began, pan.state != .changed { interaction = nil }
    }

    private func push(_ screen: UIViewController, in navigationController: UINavigationController) {
        guard navigationController.transitionCoordinator == nil else { return }
        let delegate = PushDelegate()
        (pushDelegate, interaction) = (delegate, delegate.interaction)
        navigationController.delegate = delegate
        navigationController.pushViewController(screen, animated: true)
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            navigationController.delegate = self
            self.screensDidChange()
        }
    }
}
