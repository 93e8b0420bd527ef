#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Observes what UIKit does with a stack: compares the stack with the settled one in `willShow` and `didShow`, and
/// follows UIKit's coordinator to the end of each transition. It never changes the stack.
@MainActor
final class StackObserver {
    /// Called when UIKit has announced a transition.
    var transitionDidBegin: @MainActor () -> Void = {}
    /// Called when screens have left the stack.
    var screensDidLeave: @MainActor ([UIViewController]) -> Void = { _ in }
    /// The transition that UIKit has announced; `nil` at rest. Nonisolated because the deinitializer, which isn't
    /// isolated, reads it.
    private(set) nonisolated(unsafe) var transition: StackTransition?
    let triggers: PopTriggers
    /// The screens that the user may go forward to; `nil` until the app wants any. Nonisolated because the
    /// deinitializer, which isn't isolated, reads it.
    nonisolated(unsafe) var forward: ForwardStack?

    private weak var controller: UINavigationController?
    private let bar: BarController
    private let reporter: PopReporter
    private let focus = FocusKeeper()
    /// The stack when nothing last moved. Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var settled: [UIViewController] = []

    init(
        of controller: UINavigationController, triggers: PopTriggers, bar: BarController, reporter: PopReporter
    ) {
        self.controller = controller
        self.triggers = triggers
        self.bar = bar
        self.reporter = reporter
    }

    deinit {
        // The controller is gone, for example with its sheet, so its screens have left for good, including those of a
        // transition that hasn't ended.
        let (reporter, transition) = (reporter, transition)
        let lasting = settled + (forward?.screens ?? [])
        onMainActor {
            let screens = lasting + (transition?.newStack.subtracting(lasting) ?? [])
            if !screens.isEmpty { reporter.reportLater(.didRemove(screens)) }
        }
    }

    /// Whether the top screen is the one that was on top when nothing last moved.
    var hasSettledTop: Bool { controller?.topViewController === settled.last }

    /// The screen that can be pushed now to go forward; `nil` if there is none, or if something is moving.
    var screenAhead: UIViewController? {
        guard let controller, let forward, controller.isAtRest, controller.viewControllers.isSame(as: settled)
        else { return nil }
        return forward.screens(reachableFrom: settled).first
    }

    /// The screen that the user sees, or will see when the transition ends.
    private var visibleScreen: UIViewController? { (transition?.newStack ?? settled).last }

    /// Called before UIKit changes the stack. UIKit's first calls about a transition may change the bars and the focus.
    /// What earlier calls of the same turn have changed below the top screen isn't part of the transition.
    func changeWillBegin() {
        let stack = controller?.viewControllers ?? []
        guard let top = stack.last, top === visibleScreen else { return }
        bar.takeSnapshot()
        guard transition == nil else { return }
        focus.record(in: top)
        settle(stack)
    }

    /// Called before UIKit pops the top screen.
    func popWillBegin() {
        changeWillBegin()
        if let controller, let top = controller.topViewController, top === visibleScreen {
            triggers.recordPop(of: top, in: controller)
        }
    }

    /// Called when UIKit has changed the stack or has deferred the change. UIKit doesn't announce every change.
    func changeDidEnd() {
        onNextTurn { [weak self] in self?.compare() }
    }

    /// Called when UIKit is about to show a screen: the last moment at which a change of the bar animates with the
    /// transition.
    func willShow(_ screen: UIViewController, animated: Bool) {
        guard let controller else { return }
        if let transition {
            if transition.isCancelled(byShowing: screen) { return }
            // The next change has interrupted the transition.
            end(transition, isCancelled: transition.isCancelled(in: controller.viewControllers))
        }
        begin(coordinator: controller.coordinator(ofTransitionTo: screen))
        bar.apply(for: screen, animated: animated)
    }

    /// Called when UIKit has shown a screen.
    func didShow() {
        compare()
    }

    /// Records what UIKit doesn't announce: changes below the top screen, a top screen that leaves as a child, changes
    /// outside a window, and the end of a transition without UIKit's last call. Then applies a waiting update of the
    /// bars.
    func compare() {
        guard let controller, !controller.isChangingScreens else { return }
        if let transition {
            end(transition, isCancelled: transition.isCancelled(in: controller.viewControllers))
        }
        if controller.topViewController !== settled.last {
            begin(coordinator: nil)
            transition.map { end($0, isCancelled: false) }
        } else {
            settle(controller.viewControllers)
            bar.updateIfNeeded()
        }
    }

    /// Changes which screens are kept, and reports those that have left for good.
    func changeForward(_ change: (ForwardStack, [UIViewController]) -> Void) {
        guard let forward, let controller else { return }
        let kept = forward.screens
        change(forward, controller.viewControllers)
        reportRemoval(of: kept, except: controller.viewControllers)
    }

    private func begin(coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let controller else { return }
        let new = StackTransition(
            from: settled, to: controller.viewControllers,
            trigger: triggers.takeTrigger(ofPopOf: settled.last, coordinator), coordinator: coordinator)
        transition = new
        focus.recordMove(in: new.origin)
        bar.transitionWillBegin()
        if let coordinator { follow(new, coordinator) }
        if let pop = new.pop { reporter.report(.willPop(pop)) }
        transitionDidBegin()
    }

    private func follow(_ transition: StackTransition, _ coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            if context.isCancelled { self?.focus.giveBack(over: transition.newStack.last) }
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.bar.transitionDidStart() },
            completion: { [weak self] context in self?.end(transition, isCancelled: context.isCancelled) })
    }

    /// Ends a transition once, whichever call notices its end first: restores the bars that a cancelled one has
    /// changed, and reports the outcome.
    private func end(_ ended: StackTransition, isCancelled: Bool) {
        guard transition === ended else { return }
        transition = nil
        focus.forget()
        bar.transitionDidEnd(isCancelled: isCancelled, of: ended.origin)
        if let pop = ended.pop { reporter.reportLater(isCancelled ? .didCancel(pop) : .didPop(pop)) }
        if !isCancelled { settle(ended.newStack, by: ended.pop) }
        changeDidEnd()
    }

    /// Records the settled stack, and reports the screens that have left it for good or have come back.
    private func settle(_ stack: [UIViewController], by pop: PopEvent.Pop? = nil) {
        let departed = settled.subtracting(stack)
        let kept = forward?.screens ?? []
        if let screen = forward?.screenReached(from: settled, to: stack) {
            reporter.reportLater(.didGoForward(screen))
        }
        forward?.settle(from: settled, to: stack, by: pop)
        settled = stack
        if !departed.isEmpty { screensDidLeave(departed) }
        reportRemoval(of: departed + kept, except: stack)
    }

    /// Reports which of the screens that were in the stack or kept are neither any more.
    private func reportRemoval(of screens: [UIViewController], except stack: [UIViewController]) {
        let kept = forward?.screens ?? []
        let gone = screens.filter { !stack.contains(instance: $0) && !kept.contains(instance: $0) }
        if !gone.isEmpty { reporter.reportLater(.didRemove(gone)) }
    }
}

// MARK: - A transition

/// One transition of the stack that UIKit has announced, from the visible screen to the new one.
@MainActor
final class StackTransition {
    let oldStack: [UIViewController]
    let newStack: [UIViewController]
    /// The pop; `nil` if the visible screen stays in the stack or no screen below it comes to the top.
    let pop: PopEvent.Pop?
    /// UIKit's coordinator. Weak, since it ends with the transition.
    private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    private let isAnimated: Bool

    init(
        from oldStack: [UIViewController], to newStack: [UIViewController], trigger: PopTrigger,
        coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        self.oldStack = oldStack
        self.newStack = newStack
        self.coordinator = coordinator
        isAnimated = coordinator != nil
        if let from = oldStack.last, let to = newStack.last, !newStack.contains(instance: from),
            oldStack.contains(instance: to)
        {
            pop = PopEvent.Pop(from: from, to: to, removed: oldStack.subtracting(newStack), trigger: trigger)
        } else {
            pop = nil
        }
    }

    /// Whether a finger is driving the transition or has turned it back, so that its outcome isn't certain or is the
    /// former stack.
    var isReversible: Bool { coordinator.map { $0.isInteractive || $0.isCancelled } == true }

    /// The screen that was visible.
    var origin: UIViewController? { oldStack.last }

    /// Whether `willShow(screen)` reports a cancellation. On iOS 18 and later, UIKit calls `willShow` for the old top
    /// screen when a pop is cancelled (heinzl/swift-composable-navigation#17); pushes are assumed to do the same.
    func isCancelled(byShowing screen: UIViewController) -> Bool {
        origin === screen && coordinator?.isCancelled == true
    }

    /// Whether a later stack shows that the pop has been cancelled, which only an animated pop can be. If the app has
    /// put the popped screen below the one that the pop has uncovered, it hasn't.
    func isCancelled(in stack: [UIViewController]) -> Bool {
        guard isAnimated, let pop, let from = stack.firstIndex(where: { $0 === pop.from }) else { return false }
        return stack.suffix(from: from).allSatisfy { $0 !== pop.to }
    }
}
#endif
