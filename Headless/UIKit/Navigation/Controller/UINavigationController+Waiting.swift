/// The changes of the stack that wait (facts C17, C40, C41).
extension UINavigationController {
    /// Whether a change must wait: for a transition with a coordinator, for one whose callbacks are running, or for a
    /// presentation. On iOS 26 and later a running transition is finished at once instead (fact F2).
    var mustWait: Bool {
        if isBetweenStacks || !queuedCalls.isEmpty && !isRunningQueuedCalls { return true }
        if presentationToAwait != nil { return true }
        guard let transition = navigationTransition, !joins(transition) else { return false }
        if transition.isMakingCalls { return true }
        guard let context = transition.context else { return false }
        guard isInterruptible, context.phase == .running else { return true }
        // On iOS 26 too, a foreign recognizer's second swipe before the first pop has completed hangs apps.
        if popInteraction?.isBeginningFromOutside == true, transition.change.operation == .pop { return true }
        if context.isCancelled {
            switch System.current.switches.interruptedCancellation {
            case .restoresStack: break
            case .isAwaited: return true
            case .keepsStack: context.completeAfterCancel()
            }
        }
        // Changes requested in its last callbacks follow the change that interrupts it.
        isBetweenStacks = true
        context.finishImmediately()
        isBetweenStacks = false
        return navigationTransition != nil
    }

    /// Whether a change becomes part of a transition that hasn't started. The pop of a swipe is always a transition of
    /// its own (fact C40), and in a controller that hangs everything waits (fact C22).
    private func joins(_ waiting: NavigationTransition) -> Bool {
        guard System.current.switches.changesInOneTurn == .coalesced, !isHung else { return false }
        return waiting.isOpenForChanges && !isBeginningSwipe
    }

    /// Whether a gesture is calling this controller's pop.
    private var isBeginningSwipe: Bool { popInteraction?.isBeginning(in: self) == true || zoomInteraction != nil }

    /// The running presentation or dismissal for whose end a change waits (fact C41).
    private var presentationToAwait: PresentationTransition? {
        guard System.current.switches.defersChangesInPresentations, viewIfLoaded?.window != nil, !isBeginningSwipe
        else { return nil }
        return System.current.presentationTransitions.first { $0.isRunning(around: self) }
    }

    /// Whether a change would have to wait for other changes, without a running transition.
    var hasQueuedChanges: Bool { isBetweenStacks || !queuedCalls.isEmpty }

    package var isInterruptible: Bool { System.current.configuration.systemVersion >= 26 }

    /// Makes the call again when nothing prevents it.
    func enqueue(_ again: @escaping (UINavigationController) -> Void) {
        queuedCalls.append(again)
        awaitPresentation()
    }

    /// Makes the queued calls, one transition at a time.
    func runQueuedCalls() {
        guard !isRunningQueuedCalls, !isBetweenStacks else { return }
        isRunningQueuedCalls = true
        defer { isRunningQueuedCalls = false }
        while !queuedCalls.isEmpty, navigationTransition?.context == nil,
            !(navigationTransition?.isMakingCalls ?? false), !awaitPresentation()
        {
            queuedCalls.removeFirst()(self)
        }
    }

    /// Whether the queued calls are made at the end of a presentation.
    @discardableResult
    private func awaitPresentation() -> Bool {
        guard let presentation = presentationToAwait else { return false }
        presentation.performAfterwards { [weak self] in self?.runQueuedCalls() }
        return true
    }
}
