import UIKit

/// A navigation delegate that supplies an animator, or returns nil.
@MainActor
final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
    var operations: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let name = operation == .push ? "push" : operation == .pop ? "pop" : "none"
        operations.append("\(name) \(fromVC.title ?? "?") \(toVC.title ?? "?")")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        operations.append("interaction")
        return interactor
    }
}

/// Fades the new screen in, and records its callbacks.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var duration = 0.5
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    /// Whether the animator completes the transition when its animation ends.
    var completes = true

    init(_ log: CallLog) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        context = transitionContext
        let view = transitionContext.view(forKey: .to)!
        view.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            view.alpha = 1
            if self.completes { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("animationEnded(\(transitionCompleted))")
    }
}

/// Moves the old screen aside by 100 points in a second, with an interruptible animator.
@MainActor
final class InterruptibleSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        context.containerView.addSubview(context.view(forKey: .to)!)
        let top = context.view(forKey: .from)!
        animator.addAnimations { top.frame.origin.x = 100 }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        self.animator = animator
        return animator
    }
}
