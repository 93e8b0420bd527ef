/// The first step of a change of the stack: what happens in the call itself (fact C6).
extension UINavigationController {
    /// Whether the change is made now. If not, `again` makes the whole call again when nothing is in the way (fact C17).
    @discardableResult
    func change(
        _ end: StackEnd<UIViewController>,
        as operation: Operation,
        animated: Bool,
        again: @escaping () -> Void
    ) -> Bool {
        if mustWait {
            waitingCalls.append(again)
            return false
        }
        let replaced = navigationTransition
        let hidBottomBar = replaced?.hidBottomBar ?? hidesBottomBar
        var change = StackChange(end, of: childStorage, operation: operation)
        exchangeChildren(change)
        if operation == .pop { interactivePopStorage?.notePop() }
        defer { makeWaitingCalls() }
        guard isOnScreen else {
            settle(change)
            return true
        }
        // Several changes before the layout pass make one transition, from what is seen to the last top.
        if let replaced { change = StackChange(replaced.change, then: change) }
        guard let to = change.to, to !== shown else {
            navigationTransition = nil
            if replaced != nil { takeUpBars() }
            settle(change)
            return true
        }
        // An interactive pop stays interactive where animations are disabled: it can still be cancelled (fact C30).
        let mayAnimate =
            UIView.areAnimationsEnabled || interactivePopStorage?.isBeginning == true || zoomInteraction != nil
        let isAnimated = animated && appearance == .appeared && shown != nil && mayAnimate
        navigationTransition = NavigationTransition(
            controller: self,
            change: change,
            from: shown,
            to: to,
            hidBottomBar: hidBottomBar,
            context: isAnimated ? makeContext(operation, from: shown!, to: to) : nil
        )
        view.setNeedsLayout()
        return true
    }

    /// In a window and on the screen or coming. Otherwise appearance calls wait until it is seen again (fact C5).
    private var isOnScreen: Bool { appearance.isAppearedOrAppearing && viewIfLoaded?.window != nil }

    /// A transition with a coordinator, or one whose calls are being made, is in the way. From iOS 26 on one that merely
    /// runs is brought to its end instead (fact F2).
    private var mustWait: Bool {
        if isBetweenStacks || !waitingCalls.isEmpty && !isMakingWaitingCalls { return true }
        guard let transition = navigationTransition else { return false }
        if transition.isMakingCalls { return true }
        guard let context = transition.context else { return false }
        guard isInterruptible, context.phase == .running else { return true }
        // A second swipe of a foreign recognizer before the first pop has completed hangs apps, also on iOS 26.
        if interactivePop.isBeginningFromOutside, transition.change.operation == .pop { return true }
        // What its last calls ask for comes after the change that interrupts it.
        isBetweenStacks = true
        context.finishImmediately()
        isBetweenStacks = false
        return navigationTransition != nil
    }

    /// Whether a change would have to wait for others, though no transition is in the way.
    var hasWaitingChanges: Bool { isBetweenStacks || !waitingCalls.isEmpty }

    package var isInterruptible: Bool { System.current.configuration.systemVersion >= 26 }

    /// Makes the calls that waited, one transition at a time.
    func makeWaitingCalls() {
        guard !isMakingWaitingCalls, !isBetweenStacks else { return }
        isMakingWaitingCalls = true
        defer { isMakingWaitingCalls = false }
        while !waitingCalls.isEmpty, navigationTransition?.context == nil,
            !(navigationTransition?.isMakingCalls ?? false)
        {
            waitingCalls.removeFirst()()
        }
    }

    /// The children change; those that leave keep their parent until the transition has completed.
    private func exchangeChildren(_ change: StackChange) {
        isBetweenStacks = true
        defer { isBetweenStacks = false }
        for child in change.removed { child.willMove(toParent: nil) }
        for child in change.added {
            child.willMove(toParent: self)
            if let other = child.parentStorage, other !== self { other.removeChild(child) }
            child.parentStorage = self
        }
        change.end.carryOut(on: &childStorage)
        number(change.end.new, from: change.end.kept)
    }

    /// A cancelled transition: the stack is as it was before.
    func takeBackChildren(_ change: StackChange) {
        change.end.takeBack(from: &childStorage)
        number(change.end.old, from: change.end.kept)
    }

    /// Each child knows its place, so that nobody has to search a deep stack for it.
    func number(_ children: [UIViewController], from start: Int) {
        for (index, child) in children.enumerated() { child.placeInStack = start + index }
    }

    func place(of child: UIViewController) -> Int? {
        let place = child.placeInStack
        return child.parentStorage === self && place < childStorage.count && childStorage[place] === child ? place : nil
    }

    /// A change that nobody sees is over at once.
    func settle(_ change: StackChange) {
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

    /// What the change does to the bar's items, which are the children's unless somebody has taken a child away by hand.
    func itemChange(for change: StackChange) -> StackEnd<UINavigationItem> {
        let items = change.items
        if navigationBar.isReady(for: items) { return items }
        return StackEnd(from: navigationBar.stack, to: childStorage.map(\.navigationItem))
    }

    /// The last of a child's calls: it has left or arrived.
    func finishMoves(_ change: StackChange) {
        for child in change.removed where child.parentStorage === self && place(of: child) == nil {
            child.parentStorage = nil
            child.didMove(toParent: nil)
        }
        for child in change.added where place(of: child) != nil { child.didMove(toParent: self) }
    }

    /// The transition was cancelled: those that had come leave again.
    func takeBackMoves(_ change: StackChange) {
        for child in change.added + change.removed
        where child.parentStorage === self && place(of: child) == nil {
            child.parentStorage = nil
            child.didMove(toParent: nil)
        }
    }
}
