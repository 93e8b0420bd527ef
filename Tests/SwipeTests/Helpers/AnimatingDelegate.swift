import UIKit

/// What both delegates below supply. Swift calls a subclass's method of a protocol only if the subclass states the
/// conformance itself.
@MainActor
class AnimatorSupplier: NSObject {
    var log: [String] = []
    var animator: CrossFadeAnimator? = CrossFadeAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.append("animator \(fromVC)→\(toVC)")
        return animator
    }
}

/// A navigation delegate that supplies an animator.
@MainActor
class AnimatingDelegate: AnimatorSupplier, UINavigationControllerDelegate {}

/// A navigation delegate that drives its animator itself while `interaction` is set.
@MainActor
final class InteractingDelegate: AnimatorSupplier, UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// A cross-fade that counts its runs.
@MainActor
final class CrossFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var runs = 0
    var onEnd: () -> Void = {}

    func animationEnded(_ transitionCompleted: Bool) { onEnd() }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        runs += 1
        let top = transitionContext.view(forKey: .to)!
        top.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        transitionContext.containerView.addSubview(top)
        top.alpha = 0
        UIView.animate(withDuration: 0.5) {
            top.alpha = 1
        } completion: { _ in
            top.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
