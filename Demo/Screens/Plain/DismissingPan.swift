import UIKit

/// A pan at the root of a full-screen modal that dismisses it.
final class DismissingPan: NSObject, UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate {
    private weak var modal: UINavigationController?
    private var interaction: PanInteraction?
    private lazy var action = GestureAction { [weak self] in self?.panDidChange() }
    private lazy var pan = UIPanGestureRecognizer(target: action, action: GestureAction.selector)

    func install(in modal: UINavigationController) {
        self.modal = modal
        modal.transitioningDelegate = self
        pan.delegate = self
        modal.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let modal, modal.viewControllers.count == 1, modal.transitionCoordinator == nil else { return false }
        let velocity = pan.velocity(in: modal.view)
        return velocity.x * modal.view.trailingDirection > abs(velocity.y)
    }

    private func panDidChange() {
        if pan.state == .began {
            interaction = PanInteraction()
            modal?.dismiss(animated: true)
        }
        interaction?.follow(pan, direction: modal?.view.trailingDirection ?? 1)
        if pan.state != .began, pan.state != .changed { interaction = nil }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        interaction.map { _ in SideAnimator(isPush: false) }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
