#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// An animation that looks like UIKit's pop or push: the upper screen slides out or in, and the screen below follows at
/// a third of the speed.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration of UIKit's pop on iOS 18 and earlier, in seconds.
    nonisolated static let duration: TimeInterval = 0.35
    /// The spring on which UIKit's pop ends, as recorded on iOS 27.0 (JakeThomson/swift_transitions): 22 radians per
    /// second, with a damping ratio of 0.85. It passes its end by 0.6 % of the way.
    static func spring(initialVelocity: CGVector) -> UISpringTimingParameters {
        UISpringTimingParameters(mass: 1, stiffness: 484, damping: 37.4, initialVelocity: initialVelocity)
    }

    /// Whether the upper screen slides in, as in a push, rather than out.
    private let slidesIn: Bool
    private let direction: UIUserInterfaceLayoutDirection
    private let crossFades: Bool
    private var animator: UIViewPropertyAnimator?

    init(slidesIn: Bool, direction: UIUserInterfaceLayoutDirection, crossFades: Bool) {
        self.slidesIn = slidesIn
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
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let toController = context.viewController(forKey: .to)
        else { return }
        let (top, below) = slidesIn ? (to, from) : (from, to)
        let container = context.containerView
        to.frame = context.finalFrame(for: toController)
        if slidesIn { container.addSubview(top) } else { container.insertSubview(below, belowSubview: top) }

        let (topCenter, topAlpha, belowCenter) = (top.center, top.alpha, below.center)
        let (start, end): (CGFloat, CGFloat) = slidesIn ? (1, 0) : (0, 1)
        var slide: Slide?
        if crossFades {
            top.alpha = topAlpha * (1 - start)
            animator.addAnimations { top.alpha = topAlpha * (1 - end) }
        } else {
            let moving = Slide(of: top, over: below, in: container, direction)
            moving.place(at: start)
            animator.addAnimations { moving.place(at: end) }
            slide = moving
        }
        animator.addCompletion { [slide] _ in
            slide?.removeExtras()
            // Remove the screen that leaves before restoring its position and alpha; otherwise it would flash.
            let wasCancelled = context.transitionWasCancelled
            (wasCancelled ? to : from).removeFromSuperview()
            (top.center, top.alpha, below.center) = (topCenter, topAlpha, belowCenter)
            if wasCancelled { context.viewController(forKey: .from)?.measureHostingViewsAgain() }
        }
    }
}

/// How the screens move: the upper one to the trailing side or from there, and the one below at a third of the speed.
@MainActor
private struct Slide {
    /// The share of the width by which the screen below is shifted while the upper one covers it, as seen in UIKit's
    /// pop.
    private static let parallax: CGFloat = 0.3
    /// The opacity of the shade on the screen below, as seen in UIKit's pop.
    private static let dimming: CGFloat = 0.1
    /// Points, as seen in UIKit's pop.
    private static let shadowWidth: CGFloat = 9
    /// The width of the strips that continue a screen's background beyond its edge, in widths of the screen. A spring
    /// with the highest initial velocity passes its end by less.
    private static let margin: CGFloat = 0.02

    private let shade: UIView
    private let extras: [UIView]
    /// The views that move with each screen, and their places while the upper screen covers the other.
    private let upper: [(view: UIView, x: CGFloat)]
    private let lower: [(view: UIView, x: CGFloat)]
    /// The width of the container towards the trailing side.
    private let trailing: CGFloat

    init(of top: UIView, over below: UIView, in container: UIView, _ direction: UIUserInterfaceLayoutDirection) {
        shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        trailing = direction.forward(container.bounds.width)
        let shadow = Self.edgeShadow(of: top, direction)
        let topMargin = Self.margin(of: top, isTrailing: true, direction)
        let belowMargin = Self.margin(of: below, isTrailing: false, direction)
        extras = [belowMargin, shade, shadow, topMargin]
        upper = [top, topMargin, shadow].map { ($0, $0.center.x) }
        lower = [below, belowMargin].map { ($0, $0.center.x) }
        for view in extras { container.insertSubview(view, belowSubview: top) }
    }

    /// - Parameter distance: The distance of the upper screen from its place, in widths.
    func place(at distance: CGFloat) {
        for (view, x) in upper { view.center.x = x + trailing * distance }
        for (view, x) in lower { view.center.x = x + trailing * (distance - 1) * Self.parallax }
        shade.alpha = 1 - distance
    }

    func removeExtras() {
        for view in extras { view.removeFromSuperview() }
    }

    /// A strip of a screen's background beyond its trailing or leading edge. A spring shows it as it passes its end.
    private static func margin(
        of view: UIView, isTrailing: Bool, _ direction: UIUserInterfaceLayoutDirection
    ) -> UIView {
        let width = view.frame.width * margin
        let margin = UIView(frame: CGRect(x: 0, y: view.frame.minY, width: width, height: view.frame.height))
        let distance = direction.forward((view.frame.width + width) / 2)
        margin.center.x = view.frame.midX + (isTrailing ? distance : -distance)
        margin.backgroundColor = view.backgroundColor
        return margin
    }

    /// The shadow of the sliding screen on the screen below: a strip under the sliding screen's leading edge.
    private static func edgeShadow(of view: UIView, _ direction: UIUserInterfaceLayoutDirection) -> UIView {
        let leading = direction.leadingOrigin(ofWidth: shadowWidth, in: view.frame)
        let shadow = UIView(
            frame: CGRect(x: leading, y: view.frame.minY, width: shadowWidth, height: view.frame.height))
        shadow.backgroundColor = .black
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = shadowWidth / 2
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
