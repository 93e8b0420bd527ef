#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The transition that the controller's own pan moves with public API: UIKit gets its animator and its interaction from
/// the navigation delegate.
@MainActor
final class OwnTransition {
    /// The interaction that UIKit is using, or will use for the next pop; `nil` otherwise.
    private(set) var interaction: PopInteraction? {
        didSet {
            guard isActive != (interaction != nil) else { return }
            isActive = interaction != nil
            activityDidChange()
        }
    }

    /// Whether there is an interaction. Nonisolated because other code may ask a delegate on any thread.
    private(set) nonisolated(unsafe) var isActive = false

    /// Called before UIKit has to use the transition and when the transition is over.
    var activityDidChange: @MainActor () -> Void = {}

    /// Makes UIKit use an interaction for a pop of the top screen.
    func pop(in controller: UINavigationController, with interaction: PopInteraction) {
        self.interaction = interaction
        // UIKit asks its delegate for the animator and the interaction controller now, or in the next layout pass.
        controller.popViewController(animated: true)
        guard let coordinator = controller.transitionCoordinator else {
            self.interaction = nil
            return
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.interaction === interaction { self?.interaction = nil }
        }
    }

    /// The animator of the pop that the own pan has claimed; `nil` for every other change of the stack.
    func animator(
        for operation: UINavigationController.Operation
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop ? nextInteraction?.animator : nil
    }

    /// The interaction of an animator; `nil` if the animator isn't the own transition's.
    func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> PopInteraction? {
        nextInteraction?.animator === animator ? nextInteraction : nil
    }

    /// The interaction that UIKit will start. An app may pop again in a completion of the transition, when the ended
    /// interaction is still set.
    private var nextInteraction: PopInteraction? { interaction?.hasStarted == false ? interaction : nil }
}
#endif
