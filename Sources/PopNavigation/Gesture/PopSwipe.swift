#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One swipe, which the controller's own pan drives from the moment it begins.
@MainActor
protocol PopSwipe: AnyObject {
    /// Handles a new state of the recognizer. The first one is `.began`.
    func handle(_ drag: UIPanGestureRecognizer)
}

/// A swipe that drives UIKit's own interactive transition through the private handler behind the edge recognizer.
@MainActor
final class HandlerSwipe: PopSwipe {
    /// Weak: UIKit deallocates the handler with the controller.
    private weak var handler: NSObject?
    private let action: Selector
    private weak var controller: UINavigationController?

    init(with handler: PrivateAPI.PopHandler, in controller: UINavigationController) {
        self.handler = handler.object
        action = handler.action
        self.controller = controller
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        _ = handler?.perform(action, with: drag)
        // UIKit has called the controller's `popViewController(animated:)`.
        if drag.state == .began, let controller, controller.transitionCoordinator == nil {
            // UIKit now waits for a transition that never comes, and blocks every later one, as on a plain controller.
            warn(
                about: controller,
                "overrides popViewController(animated:) without calling super. A swipe back hangs the app.")
        }
    }
}

/// A swipe that moves the screen with the library's interaction controller, using public API only.
@MainActor
final class PercentDrivenSwipe: PopSwipe {
    private weak var controller: UINavigationController?
    private let ownTransition: OwnTransition
    private let interaction: SwipeInteraction
    private let isAtEdge: Bool
    private var release = ReleaseTracker()
    /// The width of the controller's view when the swipe began.
    private let width: CGFloat
    private let direction: UIUserInterfaceLayoutDirection

    /// - Parameters:
    ///   - animator: The app's animator; `nil` for one that looks like UIKit's.
    ///   - isAtEdge: Whether the finger has come from the edge that the screens leave.
    init(
        _ operation: OwnTransition.Operation = .pop, in controller: UINavigationController,
        ownTransition: OwnTransition, animator: (any UIViewControllerAnimatedTransitioning)?, isAtEdge: Bool
    ) {
        self.controller = controller
        self.ownTransition = ownTransition
        self.isAtEdge = isAtEdge
        interaction = SwipeInteraction(operation, in: controller, animator: animator)
        width = controller.view.bounds.width
        direction = controller.view.effectiveUserInterfaceLayoutDirection
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        if drag.state == .began { begin() }
        let forward = direction.forward(drag.translation(in: drag.view).x)
        let progress = (interaction.operation.isPush ? -forward : forward) / width
        switch drag.state {
        case .began, .changed: move(to: progress)
        case .ended: end(at: progress)
        default: cancel()
        }
    }

    private func begin() {
        if let controller { ownTransition.start(interaction, in: controller) }
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
                isEdgeFlick: isAtEdge && release.isFlick, projection: PopRelease.projection))
    }

    private func cancel() {
        interaction.complete(with: PopRelease(cancelledAt: interaction.percentComplete))
    }
}
#endif
