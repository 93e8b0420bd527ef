import UIKit

/// A transition of the app.
package final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    package override init() {}

    package func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0.3
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        if let screen = transitionContext.viewController(forKey: .to) {
            to.frame = transitionContext.finalFrame(for: screen)
        }
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(
            withDuration: 0.3, animations: { to.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
