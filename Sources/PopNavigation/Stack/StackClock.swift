#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Tells what UIKit is doing with a controller's stack. Nothing else reads a transition coordinator.
@MainActor
final class StackClock {
    private weak var controller: UINavigationController?
    /// The number of nested calls of `super` that are running.
    private var calls = 0
    /// The number of nested layout passes of the controller's view that are running. UIKit starts transitions and makes
    /// its first calls about them during layout.
    private var layoutPasses = 0
    /// The stack's transition.
    private var transition: Transition?

    private struct Transition {
        /// Weak, since it ends with the transition.
        weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        var hasStarted = false
        var hasEnded = false
    }

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    var phase: StackPhase {
        if calls > 0 { return .calling }
        let isInLayout = layoutPasses > 0
        if let transition, let coordinator = transition.coordinator, coordinator === self.coordinator {
            if transition.hasEnded { return .ending }
            if isInLayout { return .announcing }
            if !transition.hasStarted { return .starting }
            return coordinator.isInteractive ? .driven : .sliding
        }
        // `nil` if UIKit doesn't answer.
        let isTransitioning = controller.flatMap { PrivateAPI.isTransitioning($0) }
        if isTransitioning == true { return isInLayout ? .announcing : .settling }
        if isInLayout, isTransitioning == nil { return .announcing }
        return coordinator == nil ? .atRest : .elsewhere
    }

    /// UIKit's coordinator, which may be that of the stack's transition, of a presentation or of a new size; `nil`
    /// without a transition.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { controller?.transitionCoordinator }

    /// Whether an ancestor of the controller is in a transition, such as a presentation or a rotation.
    var isAncestorInTransition: Bool {
        var ancestor = controller?.parent
        while let current = ancestor {
            if current.transitionCoordinator != nil { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Whether the stack's transition has been cancelled and is running back.
    var isCancelled: Bool { transition?.coordinator?.isCancelled == true }

    /// Whether the stack's transition started interactively, such as by a zoom's gesture.
    var startedInteractively: Bool { transition?.coordinator?.initiallyInteractive == true }

    /// Whether a recognizer may be disabled now. Apps that disabled one while UIKit was starting its transition have
    /// frozen.
    var allowsCancellingSwipes: Bool { ![.calling, .starting, .announcing].contains(phase) }

    /// Whether UIKit has ended the stack's transition. The coordinator decides, since systems before iOS 18 don't call
    /// the delegate after a cancelled swipe.
    var isTransitionOver: Bool {
        guard let transition else { return true }
        return transition.hasEnded || transition.coordinator == nil || transition.coordinator !== coordinator
    }

    /// Performs a closure that passes a change to UIKit.
    func call<Answer>(_ body: () -> Answer) -> Answer {
        calls += 1
        defer { calls -= 1 }
        return body()
    }

    func layoutWillStart() {
        layoutPasses += 1
    }

    func layoutDidEnd() {
        layoutPasses = max(0, layoutPasses - 1)
    }

    /// Ends all layout passes in the next turn of the run loop, in case a subclass has omitted the call that ends one.
    /// Keeps them if an app runs the run loop inside UIKit's first calls about a transition.
    func turn() {
        guard phase == .announcing else { return layoutPasses = 0 }
        let hasStarted = transition?.coordinator != nil && transition?.hasStarted == true
        if hasStarted || controller.flatMap({ PrivateAPI.isTransitioning($0) }) != true { layoutPasses = 0 }
    }

    /// Called when UIKit makes its delegate's last call about a transition.
    func didShow() {
        if phase == .sliding { transition?.hasEnded = true }
    }

    /// Whether UIKit has a transition to a screen. The controller's coordinator may be that of a presentation or of a
    /// new size.
    func hasTransition(to screen: UIViewController?) -> Bool {
        coordinator.map { $0.viewController(forKey: .to) === screen } ?? false
    }

    /// The reports about a transition that is followed.
    struct Reports {
        let didStart: @MainActor () -> Void
        /// Called when a finger has lifted or has taken over the transition.
        let interactionDidChange: @MainActor (_ isCancelled: Bool) -> Void
        let didEnd: @MainActor (_ isCancelled: Bool) -> Void
    }

    /// Follows UIKit's transition to a screen, unless it is already being followed.
    ///
    /// - Returns: Whether there is a transition to the screen.
    func follow(to screen: UIViewController?, _ reports: Reports) -> Bool {
        guard let coordinator, hasTransition(to: screen) else { return false }
        if transition?.coordinator === coordinator { return transition?.hasEnded == false }
        transition = Transition(coordinator: coordinator)
        coordinator.notifyWhenInteractionChanges { reports.interactionDidChange($0.isCancelled) }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                self?.transition?.hasStarted = true
                reports.didStart()
            },
            completion: { [weak self, weak coordinator] context in
                if let coordinator, self?.transition?.coordinator === coordinator { self?.transition?.hasEnded = true }
                reports.didEnd(context.isCancelled)
            })
        return true
    }
}
#endif
