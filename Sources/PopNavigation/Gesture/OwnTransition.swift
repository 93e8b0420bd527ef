#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The transition that the controller's own pan moves with public API: UIKit gets its animator and its interaction from
/// the navigation delegate, or from `ModalDismissal`.
@MainActor
final class OwnTransition {
    /// What a finger does with the transition.
    enum Operation: Equatable {
        case pop
        /// Pushes the screen again.
        case push(UIViewController)
        case dismissal(ModalDismissal)

        /// Whether a screen comes in from the trailing side.
        var isPush: Bool { if case .push = self { true } else { false } }
    }

    /// The interaction that UIKit is using, or will use for what a finger has requested; `nil` otherwise.
    private(set) var interaction: SwipeInteraction? {
        didSet {
            let needsDelegate = interaction?.changesStack == true
            guard isActive != needsDelegate else { return }
            isActive = needsDelegate
            activityDidChange()
        }
    }

    /// Whether there is an interaction that UIKit gets from the navigation delegate. Nonisolated because other code may
    /// ask a delegate on any thread.
    private(set) nonisolated(unsafe) var isActive = false

    /// Called before UIKit has to use the transition and when the transition is over.
    var activityDidChange: @MainActor () -> Void = {}

    /// Requests an interaction's operation, and makes UIKit use the interaction for it.
    func start(_ interaction: SwipeInteraction, in controller: UINavigationController) {
        self.interaction = interaction
        // UIKit asks its delegate for the animator and the interaction controller now, or in the next layout pass.
        switch interaction.operation {
        case .pop: controller.popViewController(animated: true)
        case .push(let screen): controller.pushViewController(screen, animated: true)
        case .dismissal(let dismissal): dismissal.start(drivenBy: interaction)
        }
        guard let coordinator = controller.transitionCoordinator else {
            self.interaction = nil
            return
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.interaction === interaction { self?.interaction = nil }
        }
    }

    /// The animator of the change that a finger has requested; `nil` for every other change of the stack.
    func animator(
        for operation: UINavigationController.Operation, to screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let isRequested =
            switch nextInteraction?.operation {
            case .pop: operation == .pop
            case .push(let pushed): pushed === screen
            case .dismissal, nil: false
            }
        return isRequested ? nextInteraction?.animator : nil
    }

    /// The interaction of an animator; `nil` if the animator isn't the own transition's.
    func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> SwipeInteraction? {
        nextInteraction?.animator === animator ? nextInteraction : nil
    }

    /// The interaction that UIKit will start. An app may pop again in a completion of the transition, when the ended
    /// interaction is still set.
    private var nextInteraction: SwipeInteraction? { interaction?.hasStarted == false ? interaction : nil }
}

/// The interaction controller of one swipe.
@MainActor
final class SwipeInteraction: UIPercentDrivenInteractiveTransition {
    let operation: OwnTransition.Operation
    /// The animator that the finger moves.
    let animator: any UIViewControllerAnimatedTransitioning
    /// Whether UIKit has started the interaction.
    private(set) var hasStarted = false
    /// The release of a finger that lifted before UIKit started the interaction. UIKit would ignore the release, and
    /// the transition would never end (marcosgriselli/SwipeableTabBarController#94, jrsaruo/MediaViewer#48).
    private var earlyRelease: PopRelease?

    /// - Parameter animator: The app's animator; `nil` for one that looks like UIKit's.
    init(
        _ operation: OwnTransition.Operation, in controller: UINavigationController,
        animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        self.operation = operation
        self.animator =
            animator
            ?? SlideAnimator(
                slidesIn: operation.isPush,
                direction: controller.view.effectiveUserInterfaceLayoutDirection,
                crossFades: UIAccessibility.prefersCrossFadeTransitions)
        super.init()
        completionCurve = .easeOut
    }

    /// Whether the operation changes the stack, so that UIKit asks the navigation delegate.
    var changesStack: Bool { if case .dismissal = operation { false } else { true } }

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
        let velocity = CGVector(dx: release.springVelocity, dy: release.springVelocity)
        if animator is SlideAnimator, SystemVersion.endsPopsAsRecorded {
            // The spring takes its own time, at the default `completionSpeed`.
            timingCurve = SlideAnimator.spring(initialVelocity: velocity)
        } else {
            // The app's animator may not support springs; it then uses the completion curve.
            completionSpeed = release.speed
            timingCurve = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
        }
        if release.finishes { finish() } else { cancel() }
    }
}

/// The answer of the app's navigation delegate about the animator of the pop that one drag makes.
@MainActor
struct AnimatorAnswer {
    /// The delegate that has answered.
    private(set) weak var delegate: (any UINavigationControllerDelegate)?
    /// `nil` for UIKit's own transition.
    let animator: (any UIViewControllerAnimatedTransitioning)?

    /// Asks the delegate about the pop that a swipe would make now; `nil` if there is nothing to pop.
    init?(forPopOf screen: UIViewController?, in controller: UINavigationController) {
        let isOnTop = screen === controller.topViewController
        guard let screen,
            let below = isOnTop ? controller.viewControllers.dropLast().last : controller.topViewController
        else { return nil }
        delegate = controller.delegate
        animator = delegate?.animatorIfImplemented(for: .pop, from: screen, to: below, in: controller)
    }
}
#endif
