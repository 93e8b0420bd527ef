#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The interaction controller of one swipe, which UIKit asks the navigation delegate for.
@MainActor
final class PopInteraction: UIPercentDrivenInteractiveTransition, NavigationInteraction {
    /// The animator that the finger moves: that of the app's delegate if it supplies one.
    var animator: any UIViewControllerAnimatedTransitioning

    init(in controller: UINavigationController) {
        animator = SlideAnimator(
            direction: controller.view.effectiveUserInterfaceLayoutDirection,
            crossFades: UIAccessibility.prefersCrossFadeTransitions)
        super.init()
        completionCurve = .easeOut
    }

    /// Runs the remaining animation, to the end or back.
    func complete(with release: PopRelease) {
        completionSpeed = release.speed
        // The library's animator supports springs. An animator of the app may not, and uses the completion curve.
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: release.springVelocity, dy: release.springVelocity))
        if release.finishes { finish() } else { cancel() }
    }
}
#endif
