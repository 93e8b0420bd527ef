#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A pop that looks like the system's: the top screen slides out, and the screen below follows at a third of the speed.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration in seconds, as that of the system's pop up to iOS 18.
    nonisolated static let duration: TimeInterval = 0.35
    /// The share of the width by which the screen below is shifted at the start. As seen on the system's pop.
    private static let parallax: CGFloat = 0.3
    /// The opacity of the shade on the screen below at the start. As seen on the system's pop.
    private static let dimming: CGFloat = 0.1
    /// Points. As seen on the system's pop.
    private static let shadowWidth: CGFloat = 9

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
        let container = context.containerView
        below.frame = context.finalFrame(for: belowController)
        container.insertSubview(below, belowSubview: top)

        let (topCenter, topAlpha, belowCenter) = (top.center, top.alpha, below.center)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        let shadow = edgeShadow(of: top)
        if crossFades {
            animator.addAnimations { top.alpha = 0 }
        } else {
            container.insertSubview(shade, belowSubview: top)
            container.insertSubview(shadow, belowSubview: top)
            let trailing = direction.forward(container.bounds.width)
            below.center.x -= trailing * Self.parallax
            animator.addAnimations {
                top.center.x += trailing
                shadow.center.x += trailing
                below.center = belowCenter
                shade.alpha = 0
            }
        }
        animator.addCompletion { _ in
            shade.removeFromSuperview()
            shadow.removeFromSuperview()
            // The popped screen is removed before its position and alpha are restored; otherwise it would flash.
            if !context.transitionWasCancelled { top.removeFromSuperview() }
            (top.center, top.alpha, below.center) = (topCenter, topAlpha, belowCenter)
            if context.transitionWasCancelled { context.viewController(forKey: .from)?.measureViewsAgain() }
        }
    }

    /// The shadow of the sliding screen on the screen below: a strip under its leading edge.
    private func edgeShadow(of view: UIView) -> UIView {
        let leading = direction.leadingOrigin(ofWidth: Self.shadowWidth, in: view.frame)
        let shadow = UIView(
            frame: CGRect(x: leading, y: view.frame.minY, width: Self.shadowWidth, height: view.frame.height))
        shadow.backgroundColor = .black
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = Self.shadowWidth / 2
        shadow.layer.shadowOffset = .zero
        return shadow
    }
}

extension UIViewController {
    /// Gives the views of the screen and of its children their frames anew. On iOS 15 to 17 SwiftUI's content takes no
    /// taps after a cancelled transition that has moved its view (FB9075949, akaDuality/InterruptibleTransition;
    /// nathantannar4/Transmission does the same in `fixSwiftUIHitTesting`). Not for scroll views, whose offset depends
    /// on their size.
    fileprivate func measureViewsAgain() {
        for child in children { child.measureViewsAgain() }
        guard let view = viewIfLoaded, !(view is UIScrollView) else { return }
        let (frame, resizesSubviews) = (view.frame, view.autoresizesSubviews)
        // Autoresizing masks do not survive a size of zero.
        view.autoresizesSubviews = false
        view.frame = .zero
        view.frame = frame
        view.autoresizesSubviews = resizesSubviews
    }
}
#endif
