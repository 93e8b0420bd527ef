#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A swipe that moves the screen with the library's interaction controller, using public API only.
@MainActor
final class PercentDrivenSwipe: PopSwipe {
    private weak var controller: UINavigationController?
    private let ownTransition: OwnTransition
    private let interaction: PopInteraction
    private let isAtLeadingEdge: Bool
    private var release = ReleaseTracker()
    /// The width of the controller's view when the swipe began.
    private let width: CGFloat
    private let direction: UIUserInterfaceLayoutDirection

    /// - Parameter animator: The app's animator; `nil` for one that looks like UIKit's.
    init(
        in controller: UINavigationController, ownTransition: OwnTransition,
        animator: (any UIViewControllerAnimatedTransitioning)?, isAtLeadingEdge: Bool
    ) {
        self.controller = controller
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
        if let controller { ownTransition.pop(in: controller, with: interaction) }
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
#endif
