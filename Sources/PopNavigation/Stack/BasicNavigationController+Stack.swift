#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BasicNavigationController {
    /// Carries out a change of the stack, or keeps it for after the transition that is running.
    ///
    /// - Returns: The screens that the change removes, top last.
    @discardableResult
    func change(_ kind: StackChange.Kind, animated: Bool) -> [UIViewController] {
        releaseFinishedTransition()
        // The swipe's own pop, which UIKit calls as the recognizer begins. On iOS 26 the system's edge gesture may begin
        // while a push runs: a pop that waited for its end would leave the gesture without a transition, for good. Of a pop
        // that runs, or a set that it shows as one, it takes hold instead, and calls for none.
        let isSwipe =
            kind.isPop && !isCarryingOut && gestures.isSwipeBeginning && transition?.pop == nil
            && transition?.coordinator?.isInteractive != true
        if isSwipe { gestures.swipeHasPopped() }
        let trigger: PopTrigger = isSwipe ? .gesture : isBackButtonPopping ? .backButton : .programmatic
        // One tap, one pop: what hears of it may pop again.
        if kind.isPop { isBackButtonPopping = false }
        var change = StackChange(kind: kind, animated: animated, trigger: trigger)
        if !isCarryingOut, isSwipe || !isBusy {
            defer { carryOutPendingChanges() }
            return carryOut(change)
        }
        let stack = stackToCome
        change.isDeferred = true
        pendingChanges.append(change)
        // A swipe makes way; one that is about to begin, as soon as it has.
        if !isCarryingOut { gestures.cancel() }
        return change.removed(from: stack)
    }

    /// The stack as it will be when nothing waits any more, and the swipe that is under way has been given up.
    private var stackToCome: [UIViewController] {
        var stack = viewControllers
        if let transition, willBeGivenUp(transition) { stack = transition.stackIfGivenUp(stack) }
        return pendingChanges.reduce(stack) { $1.result(from: $0) }
    }

    /// Whether a finger has given up the transition, or has it and makes way for a change that somebody asks for.
    private func willBeGivenUp(_ transition: StackTransition) -> Bool {
        // Once its end has been told, the stack is as it is.
        guard !transition.isReported, let coordinator = transition.coordinator else { return false }
        if coordinator.isCancelled { return true }
        // A swipe that is cancelled as it begins stays interactive until UIKit starts its transition, and is given up then.
        // On iOS 26 a swipe may have taken hold of what somebody else has asked for. What an app moves is the app's.
        return coordinator.isInteractive && (transition.pop?.trigger == .gesture || gestures.isSwiping)
    }

    /// Whether a change of the stack would meet a running transition or one that begins, or overtake one that waits.
    var isBusy: Bool { transition != nil || !pendingChanges.isEmpty || isBeingShown }

    /// Whether UIKit starts a transition just now, or carries through a change that it does not animate.
    ///
    /// Not every layout pass: a subclass that does not call `super` would leave the note of one for good.
    private var isBeingShown: Bool { isLayingOut && (isTransitioningInUIKit || !answersIsTransitioning) }

    /// Carries out the changes that waited, until one of them starts a transition; then an update of the bar that did.
    func carryOutPendingChanges() {
        guard !isCarryingOut, !isBeingShown else { return }
        releaseFinishedTransition()
        while transition == nil, !pendingChanges.isEmpty {
            carryOut(pendingChanges.removeFirst())
        }
        if !pendingChanges.isEmpty { gestures.cancel() }
        updateBarIfNeeded()
    }

    @discardableResult
    private func carryOut(_ requested: StackChange) -> [UIViewController] {
        guard let change = requested.sanitized(for: self) else { return [] }
        let (oldTop, oldBar) = (topViewController, appliesNavigationBarPreferences ? barVisibility : nil)
        // Not held where nobody asks it: UIKit would have to copy a deep stack before it can change it.
        let oldStack = change.isJudgedByOldStack ? viewControllers : []
        let oldCoordinator = transitionCoordinator
        // Only a swipe can be given up, and only a shown keyboard has an owner worth the search.
        let keyboardOwner =
            change.trigger == .gesture && systemNews.isKeyboardShown
            ? FirstResponderKeeper(in: oldTop?.viewIfLoaded) : nil

        isCarryingOut = true
        var removed = carryOutInUIKit(change)
        isCarryingOut = false
        // UIKit keeps what it is asked for in the middle of its calls, and answers nothing.
        if removed.isEmpty { removed = change.removed(from: viewControllers) }

        // UIKit may animate a change that leaves the top as it is, together with one before it that it has not shown yet.
        let coordinator = transitionCoordinator.flatMap { $0 === oldCoordinator ? nil : $0 }
        guard let oldTop, let newTop = topViewController, newTop !== oldTop || coordinator != nil else {
            return removed
        }
        var pop: StackTransition.Pop?
        if newTop !== oldTop, change.wasPop(from: oldTop, to: newTop, in: oldStack) {
            pop = .init(from: oldTop, to: newTop, trigger: change.trigger, bar: oldBar, keyboardOwner: keyboardOwner)
        }
        let transition = StackTransition(pop: pop, change: change, removed: removed, oldStack: oldStack)
        self.transition = transition
        if let coordinator { follow(transition, with: coordinator) }
        if let pop { onPopEvent?(.willPop(from: pop.from, to: pop.to, trigger: pop.trigger)) }
        transition.isAnnounced = true
        // Not animated, or not on the screen: it is done.
        if transition.coordinator == nil {
            self.transition = nil
            // UIKit announces no screen where several changes in a row come back to the one that is seen.
            pendingBarUpdate = pendingBarUpdate ?? false
            report(transition, isCancelled: false)
        }
        return removed
    }

    private func follow(_ transition: StackTransition, with coordinator: any UIViewControllerTransitionCoordinator) {
        transition.coordinator = coordinator
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            guard let self, let pop = transition.pop else { return }
            // On iOS 26 a finger may take hold of a swipe again that was given up.
            if context.isCancelled { restoreBar(pop.bar) } else { applyBarPreferences(of: pop.to, animated: false) }
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.end(transition, isCancelled: context.isCancelled)
        }
    }

    private func end(_ transition: StackTransition, isCancelled: Bool) {
        if isCancelled, let pop = transition.pop {
            restoreBar(pop.bar)
            pop.keyboardOwner?.restore()
        }
        report(transition, isCancelled: isCancelled)
        // UIKit tidies up after its last completion. The next layout pass finds it ready for what has waited; off the
        // window there is none to come.
        if view.window == nil { carryOutPendingChanges() } else { view.setNeedsLayout() }
    }

    /// Tells the outcome of a pop, once.
    private func report(_ transition: StackTransition, isCancelled: Bool) {
        guard !transition.isReported else { return }
        transition.isReported = true
        delegateRelay.popInteraction = nil
        guard let pop = transition.pop else { return }
        onPopEvent?(
            isCancelled
                ? .didCancel(from: pop.from, to: pop.to)
                : .didPop(from: pop.from, to: pop.to, trigger: pop.trigger))
    }

    /// Lets go of a transition that UIKit is done with, also of one whose end nobody told.
    func releaseFinishedTransition() {
        guard let transition, transition.isOver(in: self) else { return }
        self.transition = nil
        report(transition, isCancelled: transition.pop.map { stackContains($0.from) } ?? false)
    }
}
#endif
