#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Passes changes of the stack to UIKit one after the other, and reports pops. Owns all state about changes and transitions.
@MainActor
final class StackQueue {
    private unowned let controller: BasicNavigationController
    private unowned let swipe: any SwipeControl
    private let bar: BarPreferences
    /// UIKit's transition. It remains while a change is applied that interrupts it.
    private var transition: StackTransition?
    /// Whether a change is inside the call of `super`. Changes requested meanwhile wait.
    private var isApplying = false
    private var waiting: [StackChange] = []
    /// A requested update of the bar that waits; the value says whether it is animated.
    private var waitingBarUpdate: Bool?
    /// How many layout passes of the view are running, one inside of the other.
    private var layoutDepth = 0
    /// Whether the end of a layout pass has been seen. A subclass may omit the call.
    private var seesLayout = false
    /// What triggers the next pop, if it is not the app.
    private var trigger: PopTrigger?
    private lazy var nextTurn = NextTurn { [weak self] in self?.turn() }

    init(of controller: BasicNavigationController, swipe: any SwipeControl, bar: BarPreferences) {
        self.controller = controller
        self.swipe = swipe
        self.bar = bar
    }

    /// Whether a change would meet a transition that runs or begins, or overtake a change that waits.
    var isBusy: Bool { transition != nil || !waiting.isEmpty || isInTransitionLayout }

    /// Whether UIKit has been asked for a transition whose animation it has not started. It makes its appearance calls then.
    var isStartingTransition: Bool { isApplying || transition?.hasStarted == false }

    /// Whether a swipe's pop slides to its end by itself, and nothing waits for that.
    var isCompletingSwipe: Bool {
        guard waiting.isEmpty, let transition, let coordinator = transition.coordinator else { return false }
        return transition.pop?.trigger == .gesture && !coordinator.isInteractive && !coordinator.isCancelled
    }

    /// Whether UIKit is popping the item's screen.
    func isPopping(_ item: UINavigationItem) -> Bool {
        isApplying || transition?.pop?.from.navigationItem === item
    }

    /// Performs a change, or keeps it until the running transition has ended.
    ///
    /// - Returns: The screens that the change removes, top last.
    @discardableResult
    func submit(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController] {
        releaseFinishedTransition()
        let isSwipe = kind.isPop && isSwipesPop()
        let change = StackChange(kind, animated: animated, trigger: isSwipe ? .gesture : trigger ?? .programmatic)
        // A tap on the back button pops once; an observer of the event may pop again.
        if kind.isPop { trigger = nil }
        // UIKit calls the swipe's pop when the gesture begins, and the pop runs even when the queue is busy. A deferred pop would
        // leave iOS 26's edge gesture without a transition.
        if isSwipe || !isApplying && !isBusy {
            defer { run() }
            // A second swipe ends the first one's pop early.
            if isCompletingSwipe, let transition { report(transition, isCancelled: false) }
            return apply(change)
        }
        return wait(change)
    }

    /// Performs a body; the first pop that it requests is reported with that trigger.
    func performing<Result>(_ trigger: PopTrigger, _ body: () -> Result) -> Result {
        self.trigger = trigger
        defer { self.trigger = nil }
        return body()
    }

    /// Updates the bar for the top screen, after a running transition: during one it would tear.
    func updateBar(animated: Bool) {
        releaseFinishedTransition()
        guard !isBusy, isTransitioningInUIKit != true else { return waitingBarUpdate = animated }
        bar.apply(animated: animated)
    }

    /// UIKit is about to show a screen: the last moment at which a change of the bar animates with the transition.
    func willShow(_ screen: UIViewController, animated: Bool) {
        if screen === transition?.pop?.from {
            // From iOS 18 on UIKit announces the old top screen again when a swipe is cancelled.
            bar.restore(transition?.bar, for: screen)
        } else {
            bar.apply(for: screen, animated: animated)
        }
    }

    /// During layout UIKit starts transitions and sends appearance callbacks. Changes requested there wait until the pass ends.
    func layoutWillStart() {
        layoutDepth += 1
        // A subclass may omit the call that ends the pass. UIKit's flag shows that too.
        if !answersIsTransitioning { nextTurn.schedule() }
    }

    func layoutDidEnd() {
        seesLayout = true
        layoutDepth = max(0, layoutDepth - 1)
        settle()
    }

    /// A subclass may omit the call that ends a layout pass, and a layout pass may not follow.
    private func turn() {
        layoutDepth = 0
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) { settle() }
    }

    /// Runs what waits. At rest the recognizers are updated.
    private func settle() {
        run()
        if !isBusy { swipe.update() }
    }

    /// Performs the changes that wait, until one of them starts a transition; then the update of the bar that waits.
    func run() {
        guard !isApplying, !isInTransitionLayout else { return }
        releaseFinishedTransition()
        while transition == nil, !waiting.isEmpty { apply(waiting.remove(at: 0)) }
        if !waiting.isEmpty { swipe.cancel() }
        guard let animated = waitingBarUpdate else { return }
        waitingBarUpdate = nil
        updateBar(animated: animated)
    }

    /// Drops a transition that UIKit has ended, also one whose end UIKit has not reported.
    func releaseFinishedTransition() {
        guard !isApplying, let transition, transition.isOver(in: controller) else { return }
        self.transition = nil
        if transition.isReported { return }
        report(transition, isCancelled: controller.stackContains(transition.pop?.from))
    }

    /// Whether UIKit starts a transition in a layout pass, or performs a change that it does not animate.
    private var isInTransitionLayout: Bool { layoutDepth > 0 && (isTransitioningInUIKit ?? true) }
    private lazy var answersIsTransitioning = PrivateAPI.answersIsTransitioning(controller)

    /// Whether UIKit is in a transition of the controller; `nil` if UIKit does not answer.
    var isTransitioningInUIKit: Bool? { answersIsTransitioning ? PrivateAPI.isTransitioning(controller) : nil }

    /// Whether the pop that is requested now is the swipe's own.
    ///
    /// On iOS 26 the gesture takes over a pop that slides, and requests none: the pop is interactive from then on. It interrupts
    /// every other transition.
    private func isSwipesPop() -> Bool {
        !isApplying && transition?.coordinator?.isInteractive != true && swipe.claimPop()
    }

    private func wait(_ requested: StackChange) -> [UIViewController] {
        var change = requested
        let stack = stackToCome
        if case .set(let screens) = change.kind { warnAboutDroppedPushes(by: screens) }
        change.isDeferred = true
        waiting.append(change)
        nextTurn.schedule()
        // The app's change comes before a swipe.
        if !isApplying { swipe.cancel() }
        return change.popped(from: stack)
    }

    /// An app that computes a stack from `viewControllers` does not see the pushes that wait.
    private func warnAboutDroppedPushes(by screens: [UIViewController]) {
        for change in waiting {
            guard case .push(let screen) = change.kind, !screens.contains(instance: screen) else { continue }
            warn(about: screen, "waits to be pushed, and is not in the stack that is set after the push.")
        }
    }

    /// The stack after all waiting changes, and after the cancellation of the running swipe.
    private var stackToCome: [UIViewController] {
        var stack = controller.viewControllers
        if let transition, willBeCancelled(transition) { stack = transition.stackIfCancelled(stack) }
        for change in waiting { stack = change.result(from: stack) }
        return stack
    }

    /// Whether the transition is cancelled, or driven by a finger whose swipe the next change cancels.
    private func willBeCancelled(_ transition: StackTransition) -> Bool {
        // After the report the stack is final.
        guard !transition.isReported, let coordinator = transition.coordinator else { return false }
        if coordinator.isCancelled { return true }
        // A swipe cancelled in `.began` stays interactive until its transition starts. On iOS 26 a finger may have taken over a
        // transition that the app requested. An interactive transition of the app's own is not cancelled, and neither is a zoom
        // transition: its recognizer is UIKit's.
        return coordinator.isInteractive && (transition.isSwipe || swipe.isSwiping)
    }

    @discardableResult
    private func apply(_ change: StackChange) -> [UIViewController] {
        let controller = controller
        guard change.isPossible(in: controller) else { return [] }
        isApplying = true
        let transition = StackTransition(change, in: controller)
        var popped = controller.applyViaSuper(change)
        isApplying = false
        // If UIKit defers the change, it returns nothing.
        if popped.isEmpty { popped = change.popped(from: controller.viewControllers) }
        guard transition.begin(in: controller, removing: popped) else { return popped }
        // UIKit's recognizers were left to UIKit for the old screen only.
        if transition.leavesSystemTransition { swipe.update() }
        begin(transition)
        return popped
    }

    private func begin(_ transition: StackTransition) {
        self.transition = transition
        if let coordinator = transition.coordinator { follow(transition, with: coordinator) }
        if let pop = transition.pop { controller.report(.willPop(pop)) }
        transition.didAnnounce()
        guard transition.coordinator == nil else { return }
        // Not animated, or not visible: UIKit has already finished.
        self.transition = nil
        // UIKit announces no screen if several changes in a row lead back to the visible one.
        waitingBarUpdate = waitingBarUpdate ?? false
        // In a layout pass nothing else might update the recognizers.
        nextTurn.schedule()
        report(transition, isCancelled: false)
    }

    private func follow(_ transition: StackTransition, with coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.notifyWhenInteractionChanges { [bar] context in
            if context.isCancelled { bar.swipeWasCancelled() }
        }
        coordinator.animate(
            alongsideTransition: { _ in transition.hasStarted = true },
            completion: { [weak self] context in
                self?.end(transition, isCancelled: context.isCancelled)
            })
    }

    private func end(_ transition: StackTransition, isCancelled: Bool) {
        if isCancelled, let pop = transition.pop {
            bar.restore(transition.bar, for: pop.from)
            transition.restoreFirstResponder()
        }
        report(transition, isCancelled: isCancelled)
        // UIKit finishes after its last completion. The next layout pass then does the rest; changes need not wait for a window.
        if seesLayout, waiting.isEmpty {
            controller.viewIfLoaded?.setNeedsLayout()
        } else {
            nextTurn.schedule()
        }
    }

    /// Reports the outcome of a pop, once.
    private func report(_ transition: StackTransition, isCancelled: Bool) {
        if !transition.isReported { controller.use(nil) }
        guard let pop = transition.claimReport() else { return }
        controller.report(isCancelled ? .didCancel(pop) : .didPop(pop))
    }
}
#endif
