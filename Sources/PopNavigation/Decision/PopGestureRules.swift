#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The rules of the swipe back, each with its reason, in the order in which they are checked.
///
/// "Why did this drag not pop?" The answer is the first rule here that refuses it. The decision is a pure function of the
/// moment: no view, no recognizer, no memory.
@MainActor
enum PopGestureRules {
    /// The decision about a drag.
    static func verdict(at moment: inout some PopGestureMoment & ~Copyable) -> PopGestureVerdict {
        if let refusal = refusalOfTouch(at: &moment) ?? refusalOfDrag(at: &moment) { return .refused(refusal) }
        return .allowed
    }

    /// What can be said when the finger goes down. Scroll views wait for a touch that passes, and only for such a one.
    static func refusalOfTouch(at moment: inout some PopGestureMoment & ~Copyable) -> PopGestureRefusal? {
        if let refusal = refusalOfController(at: &moment) { return refusal }

        // The screen has switched the gesture off for itself.
        if !moment.isSwitchedOnByScreen { return .disabledByScreen }

        // Only the true touch-down point counts. Where the finger is now is some ten points further on.
        if !moment.startsInArea { return .outsideArea }

        // Bars have controls and drags of their own, and they move in the transition.
        if moment.startsInBar { return .inBar }

        // A canvas or a map that the screen has named, or a slider's thumb.
        if moment.startsInExcludedView { return .excludedView }

        return nil
    }

    /// What can be said without a finger: whether the controller could pop at all.
    private static func refusalOfController(at moment: inout some PopGestureMoment & ~Copyable) -> PopGestureRefusal? {
        // The app has switched the gesture off.
        if !moment.isSwitchedOn { return .disabled }

        // At the root UIKit's pop answers nil, and an interaction begun for it never ends: every later push and pop is
        // blocked, the app looks frozen.
        if !moment.hasScreenBelow { return .nothingToPop }

        // A second transition started inside a running one corrupts the bar or hangs, up to iOS 18 always and on
        // iOS 26 where the first has not completed.
        if moment.isTransitioning { return .transitioning }

        // Touches can reach the controller beside or through what it presents; popping behind it strands the presented.
        if moment.isPresenting { return .presenting }

        // Without a window there is nobody to run the transition.
        if !moment.isInWindow { return .offWindow }

        return nil
    }

    /// What can be said once the finger has moved.
    static func refusalOfDrag(at moment: inout some PopGestureMoment & ~Copyable) -> PopGestureRefusal? {
        // Back is towards the trailing side.
        if moment.drag.sideways < 0 { return .wrongDirection }

        // More sideways than up or down, or it is a scroll. A transition begun without any movement sideways has hung
        // apps, so the border case is refused too.
        if moment.drag.sideways <= abs(moment.drag.vertical) { return .tooSteep }

        // A carousel in its middle, a pager on its second page: the drag scrolls it.
        if moment.scrollViewOwnsDrag { return .scrollViewOwnsDrag }

        // An active search has taken over the bar; a pop underneath leaves it broken.
        if moment.isSearchActive { return .searchActive }

        // A transition that starts while the keyboard moves leaves it, or the bar above it, half-way.
        if moment.isKeyboardMoving { return .keyboardMoving }

        // The screen has the last word, and is asked only about a drag that would otherwise pop it.
        if !moment.screenAgrees { return .screenDeclined }

        // Asked, the screen may have popped itself, or presented something, and agreed nevertheless.
        return refusalOfController(at: &moment)
    }
}
#endif
