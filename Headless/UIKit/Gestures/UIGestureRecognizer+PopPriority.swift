/// The priority of UIKit's pop recognizers over others (fact A24).
extension UIPanGestureRecognizer {
    /// Whether a rule that lets other recognizers wait for this one of UIKit's applies to this other one: an explicit
    /// requirement in the opposite direction may win over it.
    final func hasPriority(over other: UIGestureRecognizer) -> Bool {
        !(System.current.switches.explicitRequirementWins && requiresExplicitly(other))
    }

    /// Whether the delegate's answer to the public question counts instead of the class's priority.
    final var isPriorityReplaced: Bool {
        System.current.switches.failureAnswerReplacesPriority
            && delegate?.responds(to: .shouldBeRequiredToFail) == true
    }

    /// Whether the other recognizer is the pan of a scroll view that cannot scroll further in the pop direction, and
    /// waits for that reason.
    final func makesScrollViewWait(_ other: UIGestureRecognizer) -> Bool {
        guard System.current.switches.scrollViewsAtLimitWaitForPop,
            let scrollView = (other as? UIScrollViewPanGestureRecognizer)?.view as? UIScrollView,
            !scrollView.isDecelerating
        else { return false }
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let limits = scrollView.horizontalLimits
        return !limits.hasRoom(from: scrollView.contentOffset.x, direction: isMirrored ? 1 : -1)
    }
}
