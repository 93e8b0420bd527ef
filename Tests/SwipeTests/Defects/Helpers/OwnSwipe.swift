import UIKit

/// An app's own interactive pop: a pan on the stack's view, an animator, and an interaction controller that the pan
/// moves.
@MainActor
final class OwnSwipe: NSObject, UINavigationControllerDelegate {
    private weak var controller: UINavigationController?
    let pan = UIPanGestureRecognizer()
    let animator = CrossFadeAnimator()
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// Whether every pop has the animator, or only the pan's own.
    private let animatesAlways: Bool
    /// What the app has seen, in order.
    private(set) var log: [String] = []

    init(of controller: UINavigationController, animatesAlways: Bool = true) {
        self.controller = controller
        self.animatesAlways = animatesAlways
        super.init()
        let panned: @MainActor (AnyObject, Any?) -> Void = { target, _ in (target as? OwnSwipe)?.panned() }
        class_addMethod(OwnSwipe.self, NSSelectorFromString("panned:"), imp_implementationWithBlock(panned), "v@:@")
        pan.addTarget(self, action: NSSelectorFromString("panned:"))
        controller.view.addGestureRecognizer(pan)
        controller.delegate = self
    }

    private func panned() {
        guard let controller, let view = controller.view else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = pan.translation(in: view).x / view.bounds.width * (isMirrored ? -1 : 1)
        if pan.state != .changed { log.append("pan \(pan.state.rawValue)") }
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            controller.popViewController(animated: true)
        case .changed: interaction?.update(share)
        case .ended where share > 0.7:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop && (animatesAlways || interaction != nil) ? animator : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.append("interaction \(interaction != nil)")
        return interaction
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.append("didShow \(viewController)")
    }
}
