/// The recognizer behind `interactivePopGestureRecognizer` and, told to recognize without the edge, the one behind iOS
/// 26's `interactiveContentPopGestureRecognizer`, with UIKit's name of the class (fact A24).
package final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// Whether the recognizer begins in the whole content; else only at the leading edge.
    package let recognizesWithoutEdge: Bool
    /// The object whose pop the recognizer begins.
    weak var interaction: _UINavigationInteractiveTransition?
    var agreement = PopAgreement()

    package init(recognizesWithoutEdge: Bool = false) {
        self.recognizesWithoutEdge = recognizesWithoutEdge
        super.init(target: nil, action: nil)
        name = recognizesWithoutEdge ? "UINavigationController.contentSwipe" : "UINavigationController.edgeSwipe"
        if recognizesWithoutEdge { delaysTouchesBegan = false }
        // The edge recognizer accepts two-finger trackpad scrolls, which pop from anywhere (fact A25).
        if !recognizesWithoutEdge { allowedScrollTypesMask = .continuous }
        guard System.current.configuration.systemVersion >= 26 else { return }
        // Fingers and pencils, no pointers.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    /// Perhaps the recognizer itself refuses a hidden bar (fact C21).
    package override func shouldReceive(_ event: UIEvent) -> Bool {
        let refuses =
            System.current.configuration.systemVersion >= 26 && System.current.switches.recognizersRefuseHiddenBar
            && interaction?.controllerToPop?.bars.isHidden == true
        return !refuses && super.shouldReceive(event)
    }

    override func askToBegin() -> Bool {
        agreement.willAsk(canPop: interaction?.canPop == true)
        let answer = super.askToBegin()
        agreement.didAsk(canPop: interaction?.canPop == true)
        return answer
    }

    package override var hysteresis: CGFloat {
        guard recognizesWithoutEdge else { return Calibration.PopGesture.edgeHysteresis }
        return scroll == nil
            ? Calibration.PopGesture.contentHysteresis : Calibration.PopGesture.contentScrollHysteresis
    }

    package override var lostTravel: CGFloat {
        scroll == nil && PopMotion.isRecorded ? hysteresis - Calibration.PopGesture.lead : hysteresis
    }

    /// The leading edge of the navigation controller's view.
    package override var edges: UIRectEdge {
        get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
        set { Exception.unsupported("other edges of the navigation controller's own recognizer") }
    }

    package override var beginsAnywhere: Bool { recognizesWithoutEdge }

    package override func evaluate(_ travel: CGPoint) -> Decision {
        guard recognizesWithoutEdge else { return super.evaluate(travel) }
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isMirrored ? -travel.x : travel.x
        let slope =
            scroll == nil
            ? Calibration.PopGesture.contentAcrossSlope : Calibration.PopGesture.contentScrollAcrossSlope
        let across = Calibration.PopGesture.contentAcrossBase + slope * abs(travel.x)
        if abs(travel.y) >= min(Calibration.PopGesture.contentAcrossLimit, across) { return .fail }
        if forward <= -hysteresis { return .fail }
        return forward >= hysteresis ? .begin : .wait
    }

    // MARK: - Priority

    /// The priority of the class. Of two nested recognizers of this class the outer one waits for the inner one.
    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = otherGestureRecognizer as? Self { return depth > other.depth }
        return hasPriority(over: otherGestureRecognizer) && makesScrollViewWait(otherGestureRecognizer)
    }

    /// The answer of UIKit's delegate: almost every other recognizer waits for the edge recognizer. In a scroll, which
    /// has no edge, no recognizer does.
    package final func precedes(_ other: UIGestureRecognizer) -> Bool {
        guard scroll == nil, hasPriority(over: other), !(other is Self) else { return false }
        if !recognizesWithoutEdge || other is SheetPan { return true }
        return System.current.switches.othersWaitForContentPop && other is UIPanGestureRecognizer
    }

    /// The answer of UIKit's delegate: the content recognizer waits for recognizers that swipe a row.
    package final func waits(for other: UIGestureRecognizer) -> Bool {
        recognizesWithoutEdge && other is SwipeActionsPan
    }

    /// Whether a rule that lets other recognizers wait for this one applies to this other one: an explicit requirement
    /// in the opposite direction may win over it.
    private func hasPriority(over other: UIGestureRecognizer) -> Bool {
        !(System.current.switches.explicitRequirementWins && requiresExplicitly(other))
    }

    /// Whether the other recognizer is the pan of a scroll view that cannot scroll further in the pop direction, and
    /// waits for that reason: in a trackpad's scroll, and for the content recognizer perhaps under a finger.
    private func makesScrollViewWait(_ other: UIGestureRecognizer) -> Bool {
        guard scroll != nil || recognizesWithoutEdge && System.current.switches.scrollViewsAtLimitWaitForPop,
            let scrollView = (other as? UIScrollViewPanGestureRecognizer)?.view as? UIScrollView,
            !scrollView.isDecelerating
        else { return false }
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let limits = scrollView.horizontalLimits
        return !limits.hasRoom(from: scrollView.contentOffset.x, direction: isMirrored ? 1 : -1)
    }
}
