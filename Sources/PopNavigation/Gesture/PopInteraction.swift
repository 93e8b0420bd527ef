#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The interaction controller of one swipe. UIKit gets it from the navigation delegate.
@MainActor
final class PopInteraction: UIPercentDrivenInteractiveTransition {
    /// The animator that the finger moves.
    let animator: any UIViewControllerAnimatedTransitioning
    /// Whether UIKit has started the interaction.
    private(set) var hasStarted = false
    /// The release of a finger that lifted before UIKit started the interaction. UIKit would ignore the release, and
    /// the transition would never end (marcosgriselli/SwipeableTabBarController#94, jrsaruo/MediaViewer#48).
    private var earlyRelease: PopRelease?

    init(in controller: UINavigationController, animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.animator =
            animator
            ?? SlideAnimator(
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

    /// Runs the remaining animation to the end or back to the start.
    func complete(with release: PopRelease) {
        guard hasStarted else {
            earlyRelease = release
            return
        }
        completionSpeed = release.speed
        // The library's animator supports springs. The app's animator may not; it then uses the completion curve.
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: release.springVelocity, dy: release.springVelocity))
        if release.finishes { finish() } else { cancel() }
    }
}
#endif
