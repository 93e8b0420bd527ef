#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Owns the transition that the controller's own pan moves with public API, and the app's answer about its animator.
@MainActor
final class OwnTransition {
    /// The interaction that UIKit is using, or will use for the next pop; `nil` otherwise.
    var interaction: PopInteraction? {
        didSet {
            guard isActive != (interaction != nil) else { return }
            isActive = interaction != nil
            activityDidChange()
        }
    }

    /// Whether there is an interaction. Nonisolated because other code may ask a delegate on any thread.
    private(set) nonisolated(unsafe) var isActive = false

    /// Called when UIKit has to use the transition and when the transition is over.
    var activityDidChange: @MainActor () -> Void = {}

    /// The app's answer about the pop of the current drag.
    private var answer: Answer?

    private struct Answer {
        weak var screen: UIViewController?
        weak var below: UIViewController?
        /// `nil` for UIKit's own transition.
        let animator: (any UIViewControllerAnimatedTransitioning)?
    }

    /// Makes UIKit use an interaction for the pop that `pop` requests.
    func use(_ interaction: PopInteraction, for owner: any SwipeOwner, pop: () -> Void) {
        self.interaction = interaction
        // UIKit asks its delegate for the animator and the interaction controller now, or in the next layout pass.
        pop()
        guard let coordinator = owner.clock.coordinator else {
            self.interaction = nil
            return
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.interaction === interaction { self?.interaction = nil }
        }
    }

    /// Asks the app's delegate for the animator of a pop, once per drag. UIKit gets the same answer.
    func appsAnimator(
        from screen: UIViewController, to below: UIViewController, in controller: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let answer, answer.screen === screen, answer.below === below { return answer.animator }
        let animator = controller.delegate?.animatorIfImplemented(for: .pop, from: screen, to: below, in: controller)
        answer = Answer(screen: screen, below: below, animator: animator)
        return animator
    }

    func forgetAppsAnimator() {
        answer = nil
    }

    /// The animator that UIKit uses for a change of the stack; `nil` for UIKit's own.
    ///
    /// - Parameter asking: Asks the app's delegate, if the answer isn't known yet.
    func animator(
        for operation: UINavigationController.Operation, from screen: UIViewController, to other: UIViewController,
        asking: () -> (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation == .pop else { return asking() }
        if let nextInteraction { return nextInteraction.animator }
        if let answer, answer.screen === screen, answer.below === other { return answer.animator }
        return asking()
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
