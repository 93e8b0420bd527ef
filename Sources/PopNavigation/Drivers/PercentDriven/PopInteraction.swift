#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The interaction controller of one swipe, which UIKit asks the navigation delegate for.
@MainActor
final class PopInteraction: UIPercentDrivenInteractiveTransition {
    /// The animator that the finger moves: that of the app's delegate if it supplies one.
    var animator: any UIViewControllerAnimatedTransitioning
    /// Whether UIKit has started the interaction.
    private var hasStarted = false
    /// The release of a finger that has lifted before UIKit has started the interaction. UIKit would ignore it, and the
    /// transition would never end (marcosgriselli/SwipeableTabBarController#94, jrsaruo/MediaViewer#48).
    private var earlyRelease: PopRelease?

    init(in controller: UINavigationController) {
        animator = SlideAnimator(
            direction: controller.view.effectiveUserInterfaceLayoutDirection,
            crossFades: UIAccessibility.prefersCrossFadeTransitions)
        super.init()
        completionCurve = .easeOut
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let earlyRelease { complete(with: earlyRelease) }
    }

    /// Runs the remaining animation, to the end or back.
    func complete(with release: PopRelease) {
        guard hasStarted else { return earlyRelease = release }
        completionSpeed = release.speed
        // The library's animator supports springs. An animator of the app may not, and uses the completion curve.
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: release.springVelocity, dy: release.springVelocity))
        if release.finishes { finish() } else { cancel() }
    }
}
#endif
