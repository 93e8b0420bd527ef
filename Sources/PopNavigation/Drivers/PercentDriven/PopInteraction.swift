#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One swipe's interactive transition: what UIKit asks the navigation delegate for.
@MainActor
final class PopInteraction: UIPercentDrivenInteractiveTransition {
    /// What the finger moves: the animator of the app's delegate where it supplies one.
    var animator: any UIViewControllerAnimatedTransitioning

    init(in controller: UINavigationController) {
        animator = SlideAnimator(
            direction: controller.view.effectiveUserInterfaceLayoutDirection, crossFades: Self.prefersCrossFade)
        super.init()
        completionCurve = .easeOut
    }

    /// Runs the rest of the way, to the end or back.
    func complete(with release: PopRelease) {
        completionSpeed = release.speed
        // For the library's animator; one of the app's may not know springs, and eases out.
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: release.springVelocity, dy: release.springVelocity))
        if release.finishes { finish() } else { cancel() }
    }

    private static var prefersCrossFade: Bool {
        if #available(iOS 14.0, *) { UIAccessibility.prefersCrossFadeTransitions } else { false }
    }
}
#endif
