/// The changes of the stack that wait (facts C17, C40, C41).
extension UINavigationController {
    /// Whether a change must wait: for a transition that can't be interrupted, for one whose callbacks are running, or
    /// for a presentation. On iOS 26 and later a running transition is finished at once instead (fact F2).
    func mustWait(animated: Bool) -> Bool {
        if isBetweenStacks || !queuedCalls.isEmpty && !isRunningQueuedCalls { return true }
        if presentationToAwait(animated: animated) != nil { return true }
        guard let transition = navigationTransition, !joins(transition, animated: animated) else { return false }
        if transition.isMakingCalls || transition.isJumping { return true }
        guard let context = transition.context else {
            return System.current.switches.changesInOneTurn == .deferred && !isBeginningSwipe && !isHung
        }
        guard isInterruptible, context.canBeInterrupted else { return true }
        // On iOS 26 too, a foreign recognizer's second swipe before the first pop has completed hangs apps.
        if popInteraction?.isBeginningFromOutside == true, transition.change.operation == .pop { return true }
        // Changes requested in its last callbacks follow the change that interrupts it.
        isBetweenStacks = true
        context.finishForNextChange()
        isBetweenStacks = false
        return navigationTransition != nil
    }

    /// Whether a change becomes part of a transition that hasn't started (fact C40). The pop of a swipe is always a
    /// transition of its own, and in a controller that hangs everything waits (fact C22).
    private func joins(_ waiting: NavigationTransition, animated: Bool) -> Bool {
        guard waiting.isOpenForChanges, !isBeginningSwipe, !isHung else { return false }
        switch System.current.switches.changesInOneTurn {
        case .coalesced: return true
        case .deferred: return waiting.context == nil && !(animated && appearance == .appeared)
        }
    }

    /// Whether a gesture is calling this controller's pop.
    private var isBeginningSwipe: Bool { popInteraction?.isBeginning(in: self) == true || zoomInteraction != nil }

    /// What a running presentation does to a change (fact C41).
    private func presentation(_ effect: PresentationTransition.Effect, animated: Bool) -> PresentationTransition? {
        guard viewIfLoaded?.window != nil, !isBeginningSwipe else { return nil }
        return System.current.presentationTransitions.first { $0.effect(on: self, animated: animated) == effect }
    }

    /// The running presentation or dismissal for whose end a change waits.
    private func presentationToAwait(animated: Bool) -> PresentationTransition? {
        presentation(.delays, animated: animated)
    }

    /// Whether a presentation drops the change, with UIKit's line in the log.
    func isDroppedByPresentation() -> Bool {
        guard presentation(.drops, animated: true) != nil else { return false }
        System.current.warn(
            "\(type(of: self)) changes its stack while an existing transition or presentation is occurring; "
                + "the navigation stack will not be updated.")
        return true
    }

    /// Whether a change would have to wait for other changes, without a running transition.
    var hasQueuedChanges: Bool { isBetweenStacks || !queuedCalls.isEmpty }

    package var isInterruptible: Bool { System.current.interruptsTransitions }

    /// Makes the call again when nothing prevents it.
    func enqueue(_ call: QueuedCall) {
        queuedCalls.append(call)
        awaitPresentation(animated: call.isAnimated)
    }

    /// Makes the queued calls, one transition at a time.
    func runQueuedCalls() {
        guard !isRunningQueuedCalls, !isBetweenStacks else { return }
        isRunningQueuedCalls = true
        defer { isRunningQueuedCalls = false }
        while let next = queuedCalls.first, canMake(next), !awaitPresentation(animated: next.isAnimated) {
            queuedCalls.removeFirst().make(self)
        }
    }

    private func canMake(_ call: QueuedCall) -> Bool {
        guard let transition = navigationTransition else { return true }
        guard transition.context == nil, !transition.isMakingCalls else { return false }
        let isCoalesced = System.current.switches.changesInOneTurn == .coalesced
        return isCoalesced || joins(transition, animated: call.isAnimated)
    }

    /// Whether the queued calls are made at the end of a presentation.
    @discardableResult
    private func awaitPresentation(animated: Bool) -> Bool {
        guard let presentation = presentationToAwait(animated: animated) else { return false }
        presentation.performAfterwards { [weak self] in self?.runQueuedCalls() }
        return true
    }
}

/// A call that waits (fact C17).
@MainActor
struct QueuedCall {
    let isAnimated: Bool
    /// Makes the whole call again.
    let make: (UINavigationController) -> Void
}
