#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A swipe that moves the screen with the library's interaction controller, using public API only.
@MainActor
final class PercentDrivenSwipe: PopSwipe {
    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?
    private let ownTransition: OwnTransition
    private let interaction: PopInteraction
    private let isAtLeadingEdge: Bool
    private var release = ReleaseTracker()
    /// The width of the controller's view. A change of the view's size cancels the swipe.
    private let width: CGFloat
    private let direction: UIUserInterfaceLayoutDirection

    /// - Parameter animator: The app's animator; `nil` for one that looks like UIKit's.
    init(
        in controller: UINavigationController, owner: any SwipeOwner, ownTransition: OwnTransition,
        animator: (any UIViewControllerAnimatedTransitioning)?, isAtLeadingEdge: Bool
    ) {
        self.controller = controller
        self.owner = owner
        self.ownTransition = ownTransition
        self.isAtLeadingEdge = isAtLeadingEdge
        interaction = PopInteraction(in: controller, animator: animator)
        width = controller.view.bounds.width
        direction = controller.view.effectiveUserInterfaceLayoutDirection
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        if drag.state == .began { begin() }
        let progress = direction.forward(drag.translation(in: drag.view).x) / width
        switch drag.state {
        case .began, .changed: move(to: progress)
        case .ended: end(at: progress)
        default: cancel()
        }
    }

    private func begin() {
        guard let controller, let owner else { return }
        ownTransition.use(interaction, for: owner) {
            _ = owner.performPop(by: .percentDriven) { controller.popViewController(animated: true) }
        }
    }

    private func move(to progress: CGFloat) {
        release.add(progress, at: CACurrentMediaTime())
        interaction.update(max(0, progress))
    }

    private func end(at progress: CGFloat) {
        let velocity = release.velocity(at: CACurrentMediaTime())
        interaction.complete(
            with: PopRelease(
                progress: progress, velocity: velocity, width: width,
                isEdgeFlick: isAtLeadingEdge && release.isFlick))
    }

    private func cancel() {
        interaction.complete(with: PopRelease(cancelledAt: interaction.percentComplete))
    }
}

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
