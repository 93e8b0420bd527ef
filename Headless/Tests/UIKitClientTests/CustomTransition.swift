import UIKit

/// A percent-driven pop as in many apps: a custom pan, a custom animator, and the navigation controller's delegate.
class SlidePopper: NSObject, UINavigationControllerDelegate {
    weak var navigationController: UINavigationController?
    let pan = HorizontalPan(target: nil, action: nil)
    private var interaction: UIPercentDrivenInteractiveTransition?
    private(set) var log: [String] = []

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        let moved: @MainActor (AnyObject, Any?) -> Void = { target, _ in (target as? SlidePopper)?.panMoved() }
        class_addMethod(SlidePopper.self, NSSelectorFromString("panMoved:"), imp_implementationWithBlock(moved), "v@:@")
        pan.addTarget(self, action: NSSelectorFromString("panMoved:"))
        navigationController.view.addGestureRecognizer(pan)
        navigationController.delegate = self
    }

    private func panMoved() {
        guard let navigationController, let view = navigationController.view else { return }
        let progress = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigationController.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended:
            if progress > 0.4 || pan.velocity(in: view).x > 800 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? SlideAnimator(log: { [weak self] in self?.log.append($0) }) : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: (String) -> Void

    init(log: @escaping (String) -> Void) {
        self.log = log
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        let container = transitionContext.containerView
        container.insertSubview(to, belowSubview: from)
        to.frame.origin.x = -container.bounds.width / 3
        log("animating")
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            from.frame.origin.x = container.bounds.width
            to.frame.origin.x = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log("ended \(transitionCompleted)")
    }
}

/// A pan subclass of an app: horizontal only, with overrides of the methods that libraries override.
class HorizontalPan: UIPanGestureRecognizer {
    private(set) var states: [UIGestureRecognizer.State] = []

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            states.append(newValue)
            super.state = newValue
        }
    }

    override func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: super.translation(in: view).x, y: 0)
    }

    override func velocity(in view: UIView?) -> CGPoint {
        CGPoint(x: super.velocity(in: view).x, y: 0)
    }

    override func location(in view: UIView?) -> CGPoint {
        let point = super.location(in: view)
        return CGPoint(x: point.x.rounded(), y: point.y.rounded())
    }
}
