#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A pop animation that looks like UIKit's: the top screen slides out, and the screen below follows at a third of the
/// speed.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration of UIKit's pop on iOS 18 and earlier, in seconds.
    nonisolated static let duration: TimeInterval = 0.35
    /// The share of the width by which the screen below is shifted at the start, as seen in UIKit's pop.
    private static let parallax: CGFloat = 0.3
    /// The opacity of the shade on the screen below at the start, as seen in UIKit's pop.
    private static let dimming: CGFloat = 0.1
    /// Points, as seen in UIKit's pop.
    private static let shadowWidth: CGFloat = 9

    /// The spring on which UIKit's pop ends, as recorded on iOS 27.0 (JakeThomson/swift_transitions): 22 radians per
    /// second, with a damping ratio of 0.85. It passes its end by 0.6 % of the way.
    static func spring(initialVelocity: CGVector) -> UISpringTimingParameters {
        UISpringTimingParameters(mass: 1, stiffness: 484, damping: 37.4, initialVelocity: initialVelocity)
    }

    /// The width of the strips that continue a screen's background beyond its edge, in widths of the screen. A spring
    /// with the highest initial velocity passes its end by less.
    private static let margin: CGFloat = 0.02

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

    /// Returns the same animator for the whole transition, as UIKit requires. With it, a release can end in a spring.
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
        let (topMargin, belowMargin) = (margin(of: top, isTrailing: true), margin(of: below, isTrailing: false))
        if crossFades {
            animator.addAnimations { top.alpha = 0 }
        } else {
            for view in [belowMargin, shade, shadow, topMargin] { container.insertSubview(view, belowSubview: top) }
            let trailing = direction.forward(container.bounds.width)
            for view in [below, belowMargin] { view.center.x -= trailing * Self.parallax }
            animator.addAnimations {
                for view in [top, topMargin, shadow] { view.center.x += trailing }
                for view in [below, belowMargin] { view.center.x += trailing * Self.parallax }
                shade.alpha = 0
            }
        }
        animator.addCompletion { _ in
            for view in [belowMargin, shade, shadow, topMargin] { view.removeFromSuperview() }
            // Remove the popped screen before restoring its position and alpha; otherwise it would flash.
            if !context.transitionWasCancelled { top.removeFromSuperview() }
            (top.center, top.alpha, below.center) = (topCenter, topAlpha, belowCenter)
            if context.transitionWasCancelled { context.viewController(forKey: .from)?.measureHostingViewsAgain() }
        }
    }

    /// A strip of a screen's background beyond its trailing or leading edge. A spring shows it as it passes its end.
    private func margin(of view: UIView, isTrailing: Bool) -> UIView {
        let width = view.frame.width * Self.margin
        let margin = UIView(frame: CGRect(x: 0, y: view.frame.minY, width: width, height: view.frame.height))
        let distance = direction.forward((view.frame.width + width) / 2)
        margin.center.x = view.frame.midX + (isTrailing ? distance : -distance)
        margin.backgroundColor = view.backgroundColor
        return margin
    }

    /// The shadow of the sliding screen on the screen below: a strip under the sliding screen's leading edge.
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
    /// Sets the frames of SwiftUI's views in this controller again. On iOS 15 to 17, SwiftUI's content ignores taps
    /// after a cancelled transition that has moved its view (FB9075949, akaDuality/InterruptibleTransition;
    /// nathantannar4/Transmission does the same in `fixSwiftUIHitTesting`).
    fileprivate func measureHostingViewsAgain() {
        for child in children { child.measureHostingViewsAgain() }
        // The class is generic and private, so only its name tells.
        guard SystemVersion.hostingViewsLoseTaps, let view = viewIfLoaded,
            "\(type(of: view))".contains("HostingView")
        else { return }
        let (frame, resizesSubviews) = (view.frame, view.autoresizesSubviews)
        // Autoresizing masks don't survive a size of zero.
        view.autoresizesSubviews = false
        view.frame = .zero
        view.frame = frame
        view.autoresizesSubviews = resizesSubviews
    }
}
#endif
