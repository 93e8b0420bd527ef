import UIKit
import UIKitSimulator

/// A stage on which A presents B, with a transitioning delegate of B that supplies an animator and perhaps an
/// interaction controller.
@MainActor
final class TransitioningStage {
    let stage: PresentationStage
    let b: PresentedScreen
    let delegate: TransitioningDelegate

    var device: SimulatedDevice { stage.device }
    var log: CallLog { stage.log }

    init(_ style: UIModalPresentationStyle = .fullScreen, _ set: (inout SystemSwitches) -> Void = { _ in }) {
        stage = PresentationStage()
        set(&stage.device.system.switches)
        b = stage.screen("B", style)
        delegate = TransitioningDelegate(stage.log)
        b.transitioningDelegate = delegate
    }

    func present() {
        stage.a.present(b, animated: true)
        device.settle()
        log.lines = []
    }

    /// Begins a dismissal that a finger could drive, and moves it to the fraction.
    func beginDismissal(to percent: CGFloat, completion: (() -> Void)? = nil) -> UIPercentDrivenInteractiveTransition {
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        b.dismiss(animated: true, completion: completion)
        device.wait(0)
        interactor.update(percent)
        return interactor
    }
}

@MainActor
final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: SidewaysAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ log: CallLog) {
        self.log = log
        animator = SidewaysAnimator()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("presented \(presented.title ?? "?") by \(presenting.title ?? "?") from \(source.title ?? "?")")
        animator?.isDismissal = false
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("dismissed \(dismissed.title ?? "?")")
        animator?.isDismissal = true
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interaction")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interaction")
        return interactor
    }
}

/// Moves the presented view in from the right in half a second, or out again.
@MainActor
final class SidewaysAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isDismissal = false
    var completes = true
    /// Called when the animation starts.
    var whenStarting: ((any UIViewControllerContextTransitioning) -> Void)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        whenStarting?(context)
        guard let moving = context.view(forKey: isDismissal ? .from : .to) else {
            return context.completeTransition(true)
        }
        place(moving, in: context)
        let outside = context.containerView.bounds.width
        let shown = moving.frame.origin.x
        if !isDismissal { moving.frame.origin.x = outside }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            moving.frame.origin.x = self.isDismissal ? outside : shown
        } completion: { _ in
            if context.transitionWasCancelled { moving.frame.origin.x = shown }
            if self.completes { context.completeTransition(!context.transitionWasCancelled) }
        }
    }

    /// Adds the views that aren't there yet, with their final frames.
    private func place(_ moving: UIView, in context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: screen)
        if isDismissal {
            context.containerView.insertSubview(view, belowSubview: moving)
        } else {
            context.containerView.addSubview(view)
        }
    }
}
