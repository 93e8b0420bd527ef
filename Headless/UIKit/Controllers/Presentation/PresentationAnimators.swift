/// Slides the presented screen in from the bottom, and out again.
@MainActor
final class CoverVerticalAnimator: NSObject, ScrubbableAnimator {
    private let isDismissal: Bool

    init(isDismissal: Bool) {
        self.isDismissal = isDismissal
        super.init()
    }

    var curve: TimingFunction { Calibration.Presentation.curve }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Calibration.Presentation.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to),
            let moving = transitionContext.viewController(forKey: isDismissal ? .from : .to)
        else { return transitionContext.completeTransition(true) }
        if view.superview !== container { container.addSubview(view) }
        let shown = isDismissal ? view.frame : transitionContext.finalFrame(for: moving)
        let hidden = shown.offsetBy(dx: 0, dy: container.bounds.height - shown.minY)
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

/// Presents or dismisses a sheet without animation: the sheet is in place at once, and the transition ends a turn of
/// the main queue later (fact I12).
@MainActor
final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        System.current.clock.async { transitionContext.completeTransition(true) }
    }
}
