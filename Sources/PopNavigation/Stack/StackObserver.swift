#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Observes what UIKit does with a stack: compares the stack with the last known one in `willShow` and `didShow`, and
/// follows UIKit's coordinator to the end of each transition. It never changes the stack.
@MainActor
final class StackObserver {
    /// Called when UIKit has announced a transition.
    var transitionDidBegin: @MainActor () -> Void = {}
    /// Called when screens have left the stack.
    var screensDidLeave: @MainActor ([UIViewController]) -> Void = { _ in }
    /// The transition that UIKit has announced; `nil` at rest.
    private(set) var transition: StackTransition?
    let triggers: PopTriggers

    private weak var controller: UINavigationController?
    private let bar: BarController
    private let reporter: PopReporter
    private let focus = FocusKeeper()
    /// The stack when nothing last moved. Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var known: [UIViewController] = []

    init(
        of controller: UINavigationController, triggers: PopTriggers, bar: BarController, reporter: PopReporter
    ) {
        self.controller = controller
        self.triggers = triggers
        self.bar = bar
        self.reporter = reporter
    }

    deinit {
        // The controller is gone, for example with its sheet, so its screens have left for good.
        let (reporter, known) = (reporter, known)
        if !known.isEmpty { onMainActor { reporter.reportLater(.didRemove(known)) } }
    }

    /// Whether the top screen is the one that was on top when nothing last moved.
    var hasKnownTop: Bool { controller?.topViewController === known.last }

    /// The screen that the user sees, or will see when the transition ends.
    private var visibleScreen: UIViewController? { (transition?.newStack ?? known).last }

    /// Called before UIKit changes the stack. UIKit's first calls about a transition may change the bars and the focus.
    ///
    /// - Returns: The stack, for `changeDidEnd(from:)`.
    func changeWillBegin() -> [UIViewController] {
        let stack = controller?.viewControllers ?? []
        guard let top = stack.last, top === visibleScreen else { return stack }
        bar.noteState()
        if transition == nil { focus.note(in: top) }
        return stack
    }

    /// Called before UIKit pops the top screen.
    func popWillBegin() -> [UIViewController] {
        let stack = changeWillBegin()
        if let controller, let top = stack.last, top === visibleScreen { triggers.notePop(of: top, in: controller) }
        return stack
    }

    /// Called when UIKit has changed the stack or has deferred the change. UIKit doesn't announce every change.
    func changeDidEnd(from stack: [UIViewController]?) {
        if let stack, let controller {
            let noted = known + (transition?.newStack ?? [])
            noteDeparture(of: stack.subtracting(noted).subtracting(controller.viewControllers))
        }
        compareLater()
    }

    private func compareLater() {
        onNextTurn { [weak self] in self?.compare() }
    }

    /// Called when UIKit is about to show a screen: the last moment at which a change of the bar animates with the
    /// transition.
    func willShow(_ screen: UIViewController, animated: Bool) {
        guard let controller else { return }
        if let transition {
            if transition.isCancelled(byShowing: screen) { return }
            // The next change has interrupted the transition.
            end(transition, isCancelled: controller.stackContains(transition.pop?.from))
        }
        begin(coordinator: controller.coordinator(ofTransitionTo: screen))
        bar.apply(for: screen, animated: animated)
    }

    /// Called when UIKit has shown a screen.
    func didShow() {
        compare()
    }

    /// Notes what UIKit doesn't announce: changes below the top screen, a top screen that leaves as a child, changes
    /// outside a window, and the end of a transition without UIKit's last call. Then applies a waiting update of the
    /// bars.
    func compare() {
        guard let controller, !controller.isChangingScreens else { return }
        let top = controller.topViewController
        // UIKit has a coordinator before it announces an animated transition.
        guard top.flatMap(controller.coordinator(ofTransitionTo:)) == nil else { return }
        if let transition {
            end(transition, isCancelled: controller.stackContains(transition.pop?.from))
        }
        if top !== known.last {
            begin(coordinator: nil)
            transition.map { end($0, isCancelled: false) }
        } else {
            bar.forgetState()
            note(controller.viewControllers)
            bar.updateIfNeeded()
        }
    }

    private func begin(coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let controller else { return }
        let new = StackTransition(
            from: known, to: controller.viewControllers,
            trigger: triggers.takeTrigger(ofPopOf: known.last, coordinator), coordinator: coordinator)
        transition = new
        focus.noteMove(in: new.origin)
        bar.transitionWillBegin()
        if let coordinator { follow(new, coordinator) }
        if let pop = new.pop { reporter.report(.willPop(pop)) }
        transitionDidBegin()
    }

    private func follow(_ transition: StackTransition, _ coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            if context.isCancelled { self?.focus.giveBack() }
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.bar.transitionDidStart() },
            completion: { [weak self, weak transition] context in
                if let transition { self?.end(transition, isCancelled: context.isCancelled) }
            })
    }

    /// Ends a transition once: restores the bars that a cancelled one has changed, and reports the outcome.
    private func end(_ ended: StackTransition, isCancelled: Bool) {
        guard transition === ended else { return }
        transition = nil
        focus.forget()
        bar.transitionDidEnd(isCancelled: isCancelled, of: ended.origin)
        if let pop = ended.pop { reporter.reportLater(isCancelled ? .didCancel(pop) : .didPop(pop)) }
        note(isCancelled ? ended.oldStack : ended.newStack)
        compareLater()
    }

    /// Notes the stack, and reports the screens that have left it.
    private func note(_ stack: [UIViewController]) {
        let departed = known.subtracting(stack)
        known = stack
        noteDeparture(of: departed)
    }

    private func noteDeparture(of departed: [UIViewController]) {
        guard !departed.isEmpty else { return }
        screensDidLeave(departed)
        reporter.reportLater(.didRemove(departed))
    }
}
#endif
