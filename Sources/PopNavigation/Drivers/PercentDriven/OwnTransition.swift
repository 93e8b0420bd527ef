#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The owner of the library's own transition: of the interaction that UIKit uses for the next pop, or is using now.
@MainActor
final class OwnTransition {
    /// The interaction; `nil` while UIKit uses no transition of the library's.
    var interaction: PopInteraction? {
        didSet { if (interaction == nil) != (oldValue == nil) { activityDidChange() } }
    }

    /// Called when UIKit is to use the library's transition, and when the transition is over.
    var activityDidChange: @MainActor () -> Void = {}

    /// Makes UIKit use an interaction for the pop that a body requests.
    func use(_ interaction: PopInteraction, in controller: UINavigationController, for pop: () -> Void) {
        self.interaction = interaction
        // UIKit asks its delegate for the animator and the interaction controller now, or in the next layout pass.
        pop()
        guard let coordinator = controller.transitionCoordinator else {
            self.interaction = nil
            return
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.interaction === interaction { self?.interaction = nil }
        }
    }

    /// The animator that UIKit uses for a pop: the app's if there is one; `nil` for UIKit's own.
    func animator(
        orUsing appAnimator: (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let interaction else { return appAnimator }
        if let appAnimator { interaction.animator = appAnimator }
        return interaction.animator
    }

    /// The interaction of an animator; `nil` if the animator is not that of the library's transition.
    func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> PopInteraction? {
        interaction?.animator === animator ? interaction : nil
    }
}
#endif
