import UIKit

/// Pops with an animator and an interaction controller of the app.
extension DeviceMeasurement {
    static let pause = DeviceMeasurement(
        DeviceFact("pause", "A percent-driven transition is interactive again after pause()", true)
    ) { bench, done in
        let pop = DevicePop()
        pop.begin(on: bench)
        pop.release(at: 0.5, finishes: true, on: bench) {
            pop.interaction.pause()
            bench.report("pause", bench.navigationController.transitionCoordinator?.isInteractive ?? false)
            pop.interaction.finish()
            bench.wait(0.8, done)
        }
    }

    /// On iOS 26 and later.
    static let restoredPop = DeviceMeasurement(
        DeviceFact("F2 cancelled", "The stack after a push that interrupts a cancelled pop of B", "ABC")
    ) { bench, done in
        let pop = DevicePop()
        pop.begin(on: bench)
        pop.release(at: 0.8, finishes: false, on: bench) {
            bench.navigationController.delegate = bench.log
            bench.navigationController.pushViewController(bench.screen("C"), animated: true)
            bench.wait(1) {
                let stack = bench.navigationController.viewControllers.map { $0.title ?? "" }
                bench.report("F2 cancelled", .text(stack.joined()))
                done()
            }
        }
    }

    static let earlyRelease = DeviceMeasurement(
        DeviceFact("D2", "A finish before startInteractiveTransition is", "performed")
    ) { bench, done in
        let pop = DevicePop()
        pop.begin(on: bench)
        pop.interaction.finish()
        bench.wait(0.8) {
            let isLost = bench.navigationController.transitionCoordinator != nil
            bench.report("D2", .text(isLost ? "lost" : "performed"))
            if isLost { pop.interaction.finish() }
            bench.wait(0.8, done)
        }
    }
}

/// The navigation delegate, the animator and the owner of the interaction controller of one pop.
private final class DevicePop: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let interaction = UIPercentDrivenInteractiveTransition()
    private var animator: UIViewPropertyAnimator?

    func begin(on bench: DeviceBench) {
        let navigationController = bench.navigationController
        navigationController.pushViewController(bench.screen("B"), animated: false)
        navigationController.view.layoutIfNeeded()
        navigationController.delegate = self
        navigationController.popViewController(animated: true)
    }

    /// Moves the transition, ends the interaction, and performs the action while the transition still runs.
    func release(at percent: CGFloat, finishes: Bool, on bench: DeviceBench, then action: @escaping () -> Void) {
        bench.wait(0.1) { [self] in
            interaction.update(percent)
            if finishes { interaction.finish() } else { interaction.cancel() }
            bench.wait(0.05, action)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        self.animator = animator
        if let (top, below) = context.view(forKey: .from).flatMap({ top in context.view(forKey: .to).map { (top, $0) } }
        ) {
            below.frame = top.frame
            context.containerView.insertSubview(below, belowSubview: top)
            animator.addAnimations { top.frame.origin.x = top.frame.width }
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }
}
