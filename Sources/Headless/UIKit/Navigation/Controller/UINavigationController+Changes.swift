/// The first step of a change of the stack, inside the call itself (fact C6).
extension UINavigationController {
    /// Whether the change is made now. If not, `again` repeats the whole call when no transition prevents it (fact
    /// C17).
    @discardableResult
    func change(
        _ end: StackEnd<UIViewController>,
        as operation: Operation,
        animated: Bool,
        again: @escaping (UINavigationController) -> Void
    ) -> Bool {
        if isDeallocating { return false }
        if mustWait {
            queuedCalls.append(again)
            return false
        }
        // A cancelled transition that was interrupted has restored the stack, which the end does not know.
        guard end.matches(childStorage) else {
            queuedCalls.insert(again, at: 0)
            runQueuedCalls()
            return false
        }
        let replaced = navigationTransition
        let hidBottomBar = replaced?.hidBottomBar ?? hidesBottomBar
        var change = StackChange(end, of: childStorage, operation: operation)
        exchangeChildren(change)
        if operation == .pop { interactivePopStorage?.notePop() }
        defer { runQueuedCalls() }
        guard isOnScreen else {
            completeOffScreen(change)
            return true
        }
        // Several changes before the layout pass form one transition, from the visible screen to the last top.
        if let replaced { change = StackChange(replaced.change, then: change) }
        guard let to = change.to, to !== shown else {
            navigationTransition = nil
            if replaced != nil { applyBarVisibility() }
            completeOffScreen(change)
            return true
        }
        // An interactive pop stays interactive where animations are disabled: it can still be cancelled (fact C30).
        let mayAnimate =
            UIView.areAnimationsEnabled || interactivePopStorage?.isBeginning == true || zoomInteraction != nil
        var context: ViewControllerTransition?
        let mayInteract = mayAnimate || System.current.switches.interactsWithoutAnimations
        if animated, appearance == .appeared, let shown, mayInteract {
            context = makeContext(operation, from: shown, to: to)
            if !mayAnimate, context?.initiallyInteractive == false { context = nil }
        }
        navigationTransition = NavigationTransition(
            controller: self,
            change: change,
            from: shown,
            to: to,
            hidBottomBar: hidBottomBar,
            context: context
        )
        view.setNeedsLayout()
        return true
    }

    /// Whether the controller is in a window and appears or has appeared. Otherwise appearance callbacks wait until it
    /// is visible again (fact C5).
    private var isOnScreen: Bool { appearance.isAppearedOrAppearing && viewIfLoaded?.window != nil }

    /// Whether a change must wait: for a transition with a coordinator, or for one whose callbacks are running. From
    /// iOS 26 on, a running transition is finished at once instead (fact F2).
    private var mustWait: Bool {
        if isBetweenStacks || !queuedCalls.isEmpty && !isRunningQueuedCalls { return true }
        guard let transition = navigationTransition else { return false }
        if transition.isMakingCalls { return true }
        guard let context = transition.context else { return false }
        guard isInterruptible, context.phase == .running else { return true }
        // On iOS 26 too, a foreign recognizer's second swipe before the first pop has completed hangs apps.
        if interactivePop.isBeginningFromOutside, transition.change.operation == .pop { return true }
        // Changes requested in its last callbacks follow the change that interrupts it.
        isBetweenStacks = true
        context.finishImmediately()
        isBetweenStacks = false
        return navigationTransition != nil
    }

    /// Whether a change would have to wait for other changes, without a running transition.
    var hasQueuedChanges: Bool { isBetweenStacks || !queuedCalls.isEmpty }

    package var isInterruptible: Bool { System.current.configuration.systemVersion >= 26 }

    /// Makes the queued calls, one transition at a time.
    func runQueuedCalls() {
        guard !isRunningQueuedCalls, !isBetweenStacks else { return }
        isRunningQueuedCalls = true
        defer { isRunningQueuedCalls = false }
        while !queuedCalls.isEmpty, navigationTransition?.context == nil,
            !(navigationTransition?.isMakingCalls ?? false)
        {
            queuedCalls.removeFirst()(self)
        }
    }

    /// Exchanges the children. Children that leave keep their parent until the transition has completed.
    private func exchangeChildren(_ change: StackChange) {
        isBetweenStacks = true
        defer { isBetweenStacks = false }
        for child in change.removed { child.willMove(toParent: nil) }
        for child in change.added {
            child.willMove(toParent: self)
            if let other = child.parentStorage, other !== self { other.removeChild(child) }
            child.parentStorage = self
        }
        change.end.apply(to: &childStorage)
        number(change.end.new, from: change.end.kept)
    }

    /// Restores the stack after a cancelled transition.
    func restoreChildren(_ change: StackChange) {
        change.end.revert(in: &childStorage)
        number(change.end.old, from: change.end.kept)
    }

    /// Stores each child's index, which avoids a search through a deep stack.
    func number(_ children: [UIViewController], from start: Int) {
        for (index, child) in children.enumerated() { child.placeInStack = start + index }
    }

    func place(of child: UIViewController) -> Int? {
        let place = child.placeInStack
        return child.parentStorage === self && place < childStorage.count && childStorage[place] === child ? place : nil
    }

    /// Completes a change that is not visible.
    func completeOffScreen(_ change: StackChange) {
        finishMoves(change)
        navigationBar.show(itemChange(for: change))
        if let shown, shown !== topViewController {
            shown.beginAppearanceTransition(false, animated: false)
            shown.endAppearanceTransition()
            shown.viewIfLoaded?.removeFromSuperview()
            self.shown = nil
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// The change of the bar's items. They match the children unless a child has been removed by `removeFromParent()`.
    func itemChange(for change: StackChange) -> StackEnd<UINavigationItem> {
        let items = change.items
        if navigationBar.isReady(for: items) { return items }
        return StackEnd(from: navigationBar.stack, to: childStorage.map(\.navigationItem))
    }

    /// Sends the children's last callbacks: `didMove(toParent:)` after they have left or arrived.
    func finishMoves(_ change: StackChange) {
        for child in change.removed where child.parentStorage === self && place(of: child) == nil {
            child.parentStorage = nil
            child.didMove(toParent: nil)
        }
        for child in change.added where place(of: child) != nil { child.didMove(toParent: self) }
    }

    /// Sends `didMove(toParent:)` after a cancelled transition: the new children leave again.
    func finishCancelledMoves(_ change: StackChange) {
        for child in change.added + change.removed
        where child.parentStorage === self && place(of: child) == nil {
            child.parentStorage = nil
            child.didMove(toParent: nil)
        }
    }
}
