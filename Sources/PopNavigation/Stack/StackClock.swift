#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Tells what UIKit does with a controller's stack now, to everything that has to know: changes of the stack, swipes,
/// their drivers, and the bar. Nothing else reads a transition coordinator.
@MainActor
final class StackClock {
    private weak var controller: UINavigationController?
    /// The number of calls of `super` that run, one inside of the other.
    private var calls = 0
    /// The number of layout passes of the controller's view that run, one inside of the other. UIKit starts transitions
    /// and makes its first calls about them during layout.
    private var layoutPasses = 0
    /// The stack's transition.
    private var transition: Transition?

    private struct Transition {
        /// Weak: it ends with the transition.
        weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        var hasStarted = false
        var hasEnded = false
    }

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// The phase now.
    var phase: StackPhase {
        if calls > 0 { return .calling }
        let isInLayout = layoutPasses > 0
        if let transition, let coordinator = transition.coordinator, coordinator === self.coordinator {
            if transition.hasEnded { return .ending }
            if isInLayout { return .announcing }
            if !transition.hasStarted { return .starting }
            return coordinator.isInteractive ? .driven : .sliding
        }
        // `nil` if UIKit does not answer.
        let isTransitioning = controller.flatMap { PrivateAPI.isTransitioning($0) }
        if isTransitioning == true { return isInLayout ? .announcing : .settling }
        if isInLayout, isTransitioning == nil { return .announcing }
        return coordinator == nil ? .atRest : .elsewhere
    }

    /// UIKit's coordinator: of the stack's transition, of a presentation, or of a new size; `nil` without a transition.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { controller?.transitionCoordinator }

    /// Whether a transition runs around the controller: a presentation or a rotation of an ancestor.
    var isAncestorInTransition: Bool {
        var ancestor = controller?.parent
        while let current = ancestor {
            if current.transitionCoordinator != nil { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Whether the stack's transition has been cancelled, and runs back.
    var isCancelled: Bool { transition?.coordinator?.isCancelled == true }

    /// Whether UIKit's own gesture has started the stack's transition, as that of a zoom does.
    var startedInteractively: Bool { transition?.coordinator?.initiallyInteractive == true }

    /// Whether a recognizer may be disabled now. Apps that disabled one while UIKit started its transition have frozen.
    var allowsCancellingSwipes: Bool { ![.calling, .starting, .announcing].contains(phase) }

    /// Whether UIKit has ended the stack's transition. The coordinator decides, not a call of the delegate, which
    /// systems before iOS 18 do not make after a cancelled swipe.
    var isTransitionOver: Bool {
        guard let transition else { return true }
        return transition.hasEnded || transition.coordinator == nil || transition.coordinator !== coordinator
    }

    /// Performs UIKit's call of a change.
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

    /// The next turn of the run loop: no layout pass runs any more, also if a subclass omits the call that ends one.
    /// But an app may turn the run loop inside of one of UIKit's first calls about a transition.
    func turn() {
        guard phase == .announcing else { return layoutPasses = 0 }
        let hasStarted = transition?.coordinator != nil && transition?.hasStarted == true
        if hasStarted || controller.flatMap({ PrivateAPI.isTransitioning($0) }) != true { layoutPasses = 0 }
    }

    /// The delegate's last call about a transition.
    func didShow() {
        if phase == .sliding { transition?.hasEnded = true }
    }

    /// Whether UIKit has a transition to a screen. The controller's coordinator may be that of a presentation or of a
    /// new size.
    func hasTransition(to screen: UIViewController?) -> Bool {
        coordinator.map { $0.viewController(forKey: .to) === screen } ?? false
    }

    /// What a transition that is followed reports.
    struct Reports {
        let didStart: @MainActor () -> Void
        /// A finger has lifted, or has taken the transition over.
        let interactionDidChange: @MainActor (_ isCancelled: Bool) -> Void
        let didEnd: @MainActor (_ isCancelled: Bool) -> Void
    }

    /// Follows UIKit's transition to a screen, unless it is the one that is followed already.
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
