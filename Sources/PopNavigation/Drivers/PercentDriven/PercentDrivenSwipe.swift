#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A swipe that moves the screen by an interaction controller of the library: public API only.
@MainActor
final class PercentDrivenSwipe: PopSwipe {
    private weak var controller: BasicNavigationController?
    private let queue: StackQueue
    private let ownTransition: OwnTransition
    private let interaction: PopInteraction
    private let isAtLeadingEdge: Bool
    /// The progress of the transition that the swipe has taken over; 0 for one of its own.
    private let initialProgress: CGFloat
    private var release = ReleaseTracker()
    private var hasBegun: Bool
    let hasTakenOver: Bool
    /// The width of the controller's view. A change of the view's size cancels the swipe.
    private let width: CGFloat
    private let direction: UIUserInterfaceLayoutDirection

    /// Takes over the transition of an earlier swipe that still slides to its end or back; if there is none, the swipe
    /// starts a transition.
    init(
        in controller: BasicNavigationController, queue: StackQueue, ownTransition: OwnTransition, isAtLeadingEdge: Bool
    ) {
        self.controller = controller
        self.queue = queue
        self.ownTransition = ownTransition
        self.isAtLeadingEdge = isAtLeadingEdge
        let running = ownTransition.interaction
        running?.pause()
        interaction = running ?? PopInteraction(in: controller)
        initialProgress = running?.percentComplete ?? 0
        hasTakenOver = running != nil
        hasBegun = hasTakenOver
        width = controller.view.bounds.width
        direction = controller.view.effectiveUserInterfaceLayoutDirection
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        if !hasBegun { begin() }
        let progress = initialProgress + direction.forward(drag.translation(in: drag.view).x) / width
        switch drag.state {
        case .began, .changed: move(to: progress)
        case .ended: end(at: progress)
        default: cancel()
        }
    }

    private func begin() {
        hasBegun = true
        guard let controller else { return }
        ownTransition.use(interaction, in: controller) {
            queue.performPop(as: .swipe(.percentDriven)) { controller.popViewController(animated: true) }
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
        guard hasStarted else {
            earlyRelease = release
            return
        }
        completionSpeed = release.speed
        // The library's animator supports springs. An animator of the app may not, and uses the completion curve.
        timingCurve = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: release.springVelocity, dy: release.springVelocity))
        if release.finishes { finish() } else { cancel() }
    }
}
#endif
