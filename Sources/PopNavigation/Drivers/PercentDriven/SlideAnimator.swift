#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A pop that looks like the system's: the top screen slides off, the one below follows at a third of the way.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Seconds. The system's pop takes as long, up to iOS 18.
    nonisolated static let duration: TimeInterval = 0.35
    /// The share of the width by which the screen below is shifted at the start. As seen on the system's pop.
    private static let parallax: CGFloat = 0.3
    /// How much the screen below is darkened at the start. As seen on the system's pop.
    private static let dimming: CGFloat = 0.1

    private let direction: UIUserInterfaceLayoutDirection
    private let crossFades: Bool

    init(direction: UIUserInterfaceLayoutDirection, crossFades: Bool) {
        self.direction = direction
        self.crossFades = crossFades
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let top = transitionContext.view(forKey: .from), let below = transitionContext.view(forKey: .to),
            let belowController = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        below.frame = transitionContext.finalFrame(for: belowController)
        container.insertSubview(below, belowSubview: top)
        if crossFades {
            fade(top, in: transitionContext)
        } else {
            slide(top, over: below, in: transitionContext)
        }
    }

    private func slide(_ top: UIView, over below: UIView, in context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let trailing = direction == .rightToLeft ? -container.bounds.width : container.bounds.width
        let (topCenter, belowCenter) = (top.center, below.center)

        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        container.insertSubview(shade, belowSubview: top)
        let shadow = EdgeShadow(of: top, direction: direction)
        container.insertSubview(shadow, belowSubview: top)
        let shadowCenter = shadow.center

        below.center.x = belowCenter.x - trailing * Self.parallax
        run(context) {
            top.center.x = topCenter.x + trailing
            shadow.center.x = shadowCenter.x + trailing
            below.center = belowCenter
            shade.alpha = 0
        } completion: {
            shade.removeFromSuperview()
            shadow.removeFromSuperview()
            top.center = topCenter
            below.center = belowCenter
        }
    }

    private func fade(_ top: UIView, in context: any UIViewControllerContextTransitioning) {
        let alpha = top.alpha
        run(context) {
            top.alpha = 0
        } completion: {
            top.alpha = alpha
        }
    }

    /// Linear, since a finger moves it.
    private func run(
        _ context: any UIViewControllerContextTransitioning, animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear, animations: animations) { _ in
            let isCancelled = context.transitionWasCancelled
            // Off the screen before it is put back to its place.
            if !isCancelled { context.view(forKey: .from)?.removeFromSuperview() }
            completion()
            context.completeTransition(!isCancelled)
        }
    }
}

/// The shadow that the sliding screen throws on the one below: a strip under its leading edge.
private final class EdgeShadow: UIView {
    /// Points. As seen on the system's pop.
    private static let width: CGFloat = 9

    init(of view: UIView, direction: UIUserInterfaceLayoutDirection) {
        let leading = direction == .rightToLeft ? view.frame.maxX - Self.width : view.frame.minX
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
