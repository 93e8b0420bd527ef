/// The requested and the actual visibility of the bars. The two differ after a cancelled transition: UIKit undoes the
/// animation and not the flag (fact C26).
struct BarPlacement {
    var isHidden = false
    var isShown = true
    var isToolbarHidden = true
    var isToolbarShown = false
    /// Whether the bar is minimized, which is not hidden (fact J1).
    var isMinimized = false
    /// The flags' changes in the running transition.
    var change = FlagChange.none
    var toolbarChange = FlagChange.none

    /// What a cancelled transition does to a flag that has changed in it (fact C26).
    enum FlagChange {
        case none
        /// UIKit changes the flag back.
        case flipsBack
        /// The flag stays: it has been changed without animation, or again.
        case stays

        @MainActor
        mutating func note(animated: Bool) {
            let flips = self == .none && animated && System.current.switches.flipsAnimatedBarsBack
            self = flips ? .flipsBack : .stays
        }
    }

    /// Called when a transition ends, before its last callbacks.
    mutating func settle(completed: Bool) {
        if !completed, change == .flipsBack { isHidden.toggle() }
        if !completed, toolbarChange == .flipsBack { isToolbarHidden.toggle() }
        (change, toolbarChange) = (.none, .none)
    }
}

/// Hiding and showing the bars (facts C25, C26).
extension UINavigationController {
    func changeNavigationBar(hidden: Bool, animated: Bool) {
        guard hidden != bars.isHidden, !isDeallocating else { return }
        enableNestedPops()
        bars.isHidden = hidden
        if isChangingScreens { bars.change.note(animated: animated) }
        if !hidden { navigationBar.restoreLostItems() }
        navigationBar.hasDeafBackButton = deafensBackButton(hidden: hidden, animated: animated)
        noteBarChange(hidden: hidden)
        guard movesBarsNow else { return }
        if hidden { restoreBar() }
        bars.isShown = showsOwnBar
        moveBars(animated: animated && !isCancelled)
    }

    /// A change of a bar in a stack inside a stack writes `isEnabled` of the pop recognizers (fact C39).
    private func enableNestedPops() {
        guard isInterruptible, System.current.switches.barsEnableNestedPops, nesting == .own,
            enclosingStack(ofPopped: true) != nil
        else { return }
        for recognizer in interactivePop.recognizers { recognizer.isEnabled = true }
    }

    private var isChangingScreens: Bool { navigationTransition != nil || isExchangingChildren }

    /// Whether a transition has been cancelled. Changes of the bars are made without animation then (fact C26).
    private var isCancelled: Bool { navigationTransition?.context?.isCancelled == true }

    /// Whether the change triggers the bug of iOS 26 (fact F4).
    private func deafensBackButton(hidden: Bool, animated: Bool) -> Bool {
        guard System.current.switches.barJumpsWithAnimatedVisibility, isInterruptible, animated, !hidden else {
            return false
        }
        return isChangingScreens
    }

    func changeToolbar(hidden: Bool, animated: Bool) {
        guard hidden != bars.isToolbarHidden, !isDeallocating else { return }
        enableNestedPops()
        bars.isToolbarHidden = hidden
        if isChangingScreens { bars.toolbarChange.note(animated: animated) }
        if !hidden { toolbar.setItems(topViewController?.toolbarItems, animated: false) }
        guard movesBarsNow else { return }
        bars.isToolbarShown = showsToolbar
        moveBars(animated: animated && !isCancelled)
    }

    /// Whether a change of the flags moves the bars at once. A transition that has not placed the bars yet moves them
    /// with it, possibly except in `willShow` (fact C26). A cancelled transition restores them at its end; the
    /// appearance callbacks after that move them again.
    private var movesBarsNow: Bool {
        if isExchangingChildren { return false }
        guard let transition = navigationTransition else { return true }
        guard transition.hasAppliedBarVisibility else {
            return transition.isAnnouncing && !System.current.switches.movesBarsFromWillShow
        }
        return transition.context?.isCancelled != true || transition.hasRestoredBars
    }

    /// Applies the requested visibility of the bars.
    func applyBarVisibility() {
        restoreBar()
        bars.isShown = showsOwnBar
        bars.isToolbarShown = showsToolbar
    }

    /// Whether the top screen has the toolbar (fact C43).
    var showsToolbar: Bool {
        if bars.isToolbarHidden { return false }
        return !System.current.switches.hidesToolbarWhenPushed || topViewController?.hidesBottomBarWhenPushed != true
    }

    /// Applies what was requested since, where no transition does so.
    func applyBarRequests(since before: BarPlacement) {
        guard bars.isHidden != before.isHidden || bars.isToolbarHidden != before.isToolbarHidden else { return }
        applyBarVisibility()
        moveBars(animated: false)
    }

    /// Moves the bars up or down, without a transition (fact C25).
    private func moveBars(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        guard animated, view.window != nil, appearance == .appeared else {
            layoutBars()
            if let shown { place(shown) }
            view.setNeedsLayout()
            return
        }
        arrangeBars()
        if bars.isShown, navigationBar.isHidden {
            navigationBar.frame = barFrame(shown: false)
            navigationBar.isHidden = false
        }
        if bars.isToolbarShown, let toolbar = toolbarStorage {
            if toolbar.superview !== view { view.addSubview(toolbar) }
            if toolbar.isHidden || toolbar.frame.isEmpty { toolbar.frame = toolbarFrame(shown: false) }
            toolbar.isHidden = false
        }
        AnimationContext.run(duration: Calibration.Navigation.hideShowBarDuration) {
            navigationBar.frame = barFrame(shown: bars.isShown)
            toolbarStorage?.frame = toolbarFrame(shown: bars.isToolbarShown)
            if let shown, navigationTransition == nil { place(shown) }
        } completion: { [weak self] _ in
            self?.view.setNeedsLayout()
        }
    }

    /// Whether the visible back button belongs to the stack. It does not while a change waits for its layout pass.
    var isReadyForBackButton: Bool {
        guard childStorage.count > 1 else { return false }
        return navigationTransition.map { isInterruptible && $0.hasStarted } ?? true
    }

    func popAfterBackButton() {
        hasAskedBarDelegate = true
        popViewController(animated: true)
        hasAskedBarDelegate = false
    }

    func popFromBackMenu(to item: UINavigationItem) {
        guard let target = childStorage.last(where: { $0.navigationItemStorage === item }) else { return }
        popToViewController(target, animated: true)
    }

    func toolbarItemsDidChange(of child: UIViewController) {
        guard child === topViewController, let toolbar = toolbarStorage else { return }
        toolbar.setItems(child.toolbarItems, animated: false)
    }
}
