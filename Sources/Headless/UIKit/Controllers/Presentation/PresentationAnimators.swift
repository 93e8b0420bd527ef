/// Moves the view of a presented screen in or out; a subclass animates it.
@MainActor
class PresentationAnimator: NSObject, ScrubbableAnimator {
    final let isDismissal: Bool

    init(isDismissal: Bool) {
        self.isDismissal = isDismissal
        super.init()
    }

    var curve: TimingFunction { Calibration.Presentation.curve }

    final func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        Calibration.Presentation.duration
    }

    final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to),
            let moving = transitionContext.viewController(forKey: isDismissal ? .from : .to)
        else { return transitionContext.completeTransition(true) }
        if view.superview !== container { container.addSubview(view) }
        animate(view, of: moving, using: transitionContext)
    }

    /// Animates the view, which is in the container, and completes the transition.
    func animate(
        _ view: UIView, of moving: UIViewController, using transitionContext: any UIViewControllerContextTransitioning
    ) {
        transitionContext.completeTransition(true)
    }
}

/// Slides the presented screen in from the bottom, and out again.
@MainActor
final class CoverVerticalAnimator: PresentationAnimator {
    override func animate(
        _ view: UIView, of moving: UIViewController, using transitionContext: any UIViewControllerContextTransitioning
    ) {
        let shown = isDismissal ? view.frame : transitionContext.finalFrame(for: moving)
        let hidden = shown.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.height - shown.minY)
        if !isDismissal { view.frame = hidden }
        AnimationContext.run(
            duration: transitionDuration(using: transitionContext),
            curve: .linear,
            animations: { view.frame = isDismissal ? hidden : shown },
            completion: { [isDismissal] _ in
                let isCancelled = transitionContext.transitionWasCancelled
                if isCancelled, isDismissal { view.frame = shown }
                transitionContext.completeTransition(!isCancelled)
            }
        )
    }
}

/// Fades the presented screen in and out.
@MainActor
final class CrossDissolveAnimator: PresentationAnimator {
    override var curve: TimingFunction { .easeInOut }

    override func animate(
        _ view: UIView, of moving: UIViewController, using transitionContext: any UIViewControllerContextTransitioning
    ) {
        if !isDismissal {
            view.frame = transitionContext.finalFrame(for: moving)
            view.alpha = 0
        }
        AnimationContext.run(
            duration: transitionDuration(using: transitionContext),
            curve: .linear,
            animations: { view.alpha = isDismissal ? 0 : 1 },
            completion: { _ in
                view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }
}

/// Presents a sheet without animation: the sheet is in place at once, and the transition ends a turn of the main queue
/// later (fact I12).
@MainActor
final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        System.current.clock.async { transitionContext.completeTransition(true) }
    }
}
