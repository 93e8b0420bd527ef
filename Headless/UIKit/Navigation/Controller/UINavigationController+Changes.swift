/// The first step of a change of the stack, inside the call itself (fact C6).
extension UINavigationController {
    /// UIKit's own pop, which no subclass overrides. Nil if there is nothing to pop. A pop that must wait returns the
    /// present top screen, and removes the screen that is on top when it is made (fact C40).
    @discardableResult
    func popTop(animated: Bool, again: @escaping (UINavigationController) -> Void) -> UIViewController? {
        guard childStorage.count > 1 else { return nil }
        let top = childStorage.last
        let popped = pop(to: childStorage.count - 2, animated: animated, again: again)
        return popped?.last ?? (queuedCalls.isEmpty ? nil : top)
    }

    /// The popped controllers in stack order; nil if the pop must wait.
    func pop(
        to index: Int, animated: Bool, again: @escaping (UINavigationController) -> Void
    ) -> [UIViewController]? {
        let popped = Array(childStorage[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        let end = StackEnd(of: childStorage, above: index + 1, becomes: [])
        return change(end, as: .pop, animated: animated, again: again) ? popped : nil
    }

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
        activateSystem()
        if isDroppedByPresentation() { return false }
        let call = QueuedCall(isAnimated: animated, make: again)
        if mustWait(animated: animated) {
            enqueue(call)
            return false
        }
        // If the change has interrupted a cancelled transition, the stack has been restored, and `end` is out of date.
        guard end.matches(childStorage) else {
            queuedCalls.insert(call, at: 0)
            runQueuedCalls()
            return false
        }
        let replaced = navigationTransition
        let hidBottomBar = replaced?.hidBottomBar ?? hidesBottomBar
        var change = ChildrenChange(end, of: childStorage, operation: operation)
        let barsBefore = bars
        navigationBar.hasDeafBackButton = false
        exchangeChildren(change)
        if operation == .pop { popInteraction?.notePop(of: self) }
        defer { runQueuedCalls() }
        guard isOnScreen else {
            applyBarRequests(since: barsBefore)
            completeOffScreen(change)
            return true
        }
        // Several changes before the layout pass form one transition, from the visible screen to the last top.
        if let replaced { change = ChildrenChange(replaced.change, then: change) }
        guard let to = change.to, to !== shown else {
            navigationTransition = nil
            if replaced != nil { applyBarVisibility() }
            applyBarRequests(since: barsBefore)
            completeOffScreen(change)
            replaced?.endWithoutStart()
            return true
        }
        var context: ViewControllerTransition?
        if animated, appearance == .appeared, let shown { context = makeContext(operation, from: shown, to: to) }
        navigationTransition = NavigationTransition(
            controller: self,
            change: change,
            from: shown,
            to: to,
            hidBottomBar: hidBottomBar,
            context: context,
            replacing: replaced
        )
        view.setNeedsLayout()
        return true
    }

    /// Whether the controller is in a window and appears or has appeared. Otherwise appearance callbacks wait until it
    /// is visible again (fact C5).
    private var isOnScreen: Bool { appearance.isAppearedOrAppearing && viewIfLoaded?.window != nil }

    /// Exchanges the children. Children that leave keep their parent until the transition has completed.
    private func exchangeChildren(_ change: ChildrenChange) {
        isBetweenStacks = true
        isExchangingChildren = true
        defer {
            isBetweenStacks = false
            isExchangingChildren = false
        }
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
    func restoreChildren(_ change: ChildrenChange) {
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

    /// Whether a child has left the stack and has no navigation controller for that reason (fact C45). It has not yet
    /// received `didMove(toParent:)`.
    func hasLetGo(of child: UIViewController) -> Bool {
        System.current.configuration.systemVersion >= 26 && System.current.switches.poppedScreensLoseController
            && !isExchangingChildren && !isDeallocating && place(of: child) == nil
    }

    /// Completes a change that is not visible.
    func completeOffScreen(_ change: ChildrenChange) {
        finishMoves(change)
        writeEdgeEnabled()
        if shown !== topViewController { bars.isToolbarShown = showsToolbar }
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
    func itemChange(for change: ChildrenChange) -> StackEnd<UINavigationItem> {
        let items = change.items
        if navigationBar.isReady(for: items) { return items }
        return StackEnd(from: navigationBar.stack, to: childStorage.map(\.itemInOuterBar))
    }

    /// Sends the children's last callbacks: `didMove(toParent:)` after they have left or arrived.
    func finishMoves(_ change: ChildrenChange) {
        finishRemovals(change)
        finishAdditions(change)
    }

    func finishRemovals(_ change: ChildrenChange) {
        for child in change.removed where child.parentStorage === self && place(of: child) == nil {
            leave(child)
        }
    }

    func finishAdditions(_ change: ChildrenChange) {
        for child in change.added where place(of: child) != nil { child.didMove(toParent: self) }
    }

    /// Sends `didMove(toParent:)` after a cancelled transition: the new children leave again.
    func finishCancelledMoves(_ change: ChildrenChange) {
        for child in change.added + change.removed
        where child.parentStorage === self && place(of: child) == nil {
            leave(child)
        }
    }

    private func leave(_ child: UIViewController) {
        child.parentStorage = nil
        (child as? UINavigationController)?.unnestPopRecognizers()
        child.didMove(toParent: nil)
    }

    /// After a change UIKit may write whether the edge recognizer is enabled, on iOS 17 and earlier (fact C39).
    func writeEdgeEnabled() {
        let isUnknown = System.current.configuration.systemVersion < 18
        guard isUnknown, System.current.switches.writesEdgeEnabled else { return }
        interactivePop.edgeRecognizer.isEnabled = childStorage.count > 1
    }
}
