#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A pop that looks like the system's: the top screen slides out, and the screen below follows at a third of the speed.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration in seconds, as that of the system's pop up to iOS 18.
    nonisolated static let duration: TimeInterval = 0.35
    /// The share of the width by which the screen below is shifted at the start. As seen on the system's pop.
    private static let parallax: CGFloat = 0.3
    /// How much the screen below is darkened at the start. As seen on the system's pop.
    private static let dimming: CGFloat = 0.1

    private let direction: UIUserInterfaceLayoutDirection
    private let crossFades: Bool
    private var animator: UIViewPropertyAnimator?

    init(direction: UIUserInterfaceLayoutDirection, crossFades: Bool) {
        self.direction = direction
        self.crossFades = crossFades
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The same animator for the whole transition, as UIKit requires. It lets the release end in a spring.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        // Linear, because a finger drives it.
        let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .linear)
        self.animator = animator
        prepare(animator, in: transitionContext)
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }

    private func prepare(_ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning) {
        guard let top = context.view(forKey: .from), let below = context.view(forKey: .to),
            let belowController = context.viewController(forKey: .to)
        else { return }
        below.frame = context.finalFrame(for: belowController)
        context.containerView.insertSubview(below, belowSubview: top)
        if crossFades {
            fade(top, with: animator, in: context)
        } else {
            slide(top, over: below, with: animator, in: context)
        }
    }

    private func slide(
        _ top: UIView, over below: UIView, with animator: UIViewPropertyAnimator,
        in context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        let trailing = direction.forward(container.bounds.width)
        let (topCenter, belowCenter) = (top.center, below.center)

        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        container.insertSubview(shade, belowSubview: top)
        let shadow = EdgeShadow(of: top, direction: direction)
        container.insertSubview(shadow, belowSubview: top)
        let shadowCenter = shadow.center

        below.center.x = belowCenter.x - trailing * Self.parallax
        animator.addAnimations {
            top.center.x = topCenter.x + trailing
            shadow.center.x = shadowCenter.x + trailing
            below.center = belowCenter
            shade.alpha = 0
        }
        animator.addCompletion { _ in
            shade.removeFromSuperview()
            shadow.removeFromSuperview()
            Self.removeIfPopped(top, in: context)
            top.center = topCenter
            below.center = belowCenter
        }
    }

    private func fade(
        _ top: UIView, with animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
    ) {
        let alpha = top.alpha
        animator.addAnimations { top.alpha = 0 }
        animator.addCompletion { _ in
            Self.removeIfPopped(top, in: context)
            top.alpha = alpha
        }
    }

    /// Removes the popped screen's view before its position or alpha is restored; otherwise the view would flash.
    private static func removeIfPopped(_ top: UIView, in context: any UIViewControllerContextTransitioning) {
        if !context.transitionWasCancelled { top.removeFromSuperview() }
    }
}

/// The shadow of the sliding screen on the screen below: a strip under its leading edge.
private final class EdgeShadow: UIView {
    /// Points. As seen on the system's pop.
    private static let width: CGFloat = 9

    init(of view: UIView, direction: UIUserInterfaceLayoutDirection) {
        let leading = direction.leadingOrigin(ofWidth: Self.width, in: view.frame)
        super.init(frame: CGRect(x: leading, y: view.frame.minY, width: Self.width, height: view.frame.height))
        backgroundColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = Self.width / 2
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) {
        nil
    }
}
#endif
