import UIKit

/// Slides a screen in from the trailing side over another one, or out again.
final class SideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let shown = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let width = container.bounds.width * container.trailingDirection
        let beside = CGAffineTransform(translationX: width, y: 0)
        let behind = CGAffineTransform(translationX: -width / 3, y: 0)
        to.frame = context.finalFrame(for: shown)
        to.transform = isPush ? beside : behind
        container.insertSubview(to, at: isPush ? container.subviews.count : 0)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
            from.transform = self.isPush ? behind : beside
            to.transform = .identity
        } completion: { _ in
            from.transform = .identity
            to.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
