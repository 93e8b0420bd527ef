/// What the content recognizer does, whatever its class is (fact A24).
@MainActor
package protocol ContentPop: UIPanGestureRecognizer {}

extension ContentPop {
    func prepare() {
        name = "UINavigationController.contentSwipe"
        maximumNumberOfTouches = 1
        // Fingers and pencils, no pointers.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    var concealsPossibleTouches: Bool { current == .possible && !System.current.switches.countsTouchesOfPossible }

    /// Other pans may have to wait as for the edge recognizer, which itself never waits for this one.
    func isAwaited(by other: UIGestureRecognizer) -> Bool {
        if isPriorityReplaced { return false }
        if hasPriority(over: other), makesScrollViewWait(other) { return true }
        guard System.current.switches.othersWaitForContentPop, other is UIPanGestureRecognizer,
            !(other is _UIParallaxTransitionPanGestureRecognizer)
        else { return false }
        if let other = other as? any ContentPop { return depth > other.depth }
        return hasPriority(over: other)
    }

    func decide(_ travel: CGPoint) -> Decision {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isMirrored ? -travel.x : travel.x
        let across =
            Calibration.PopGesture.contentAcrossBase + Calibration.PopGesture.contentAcrossSlope * abs(travel.x)
        if abs(travel.y) >= min(Calibration.PopGesture.contentAcrossLimit, across) { return .fail }
        if forward <= -Calibration.PopGesture.contentOpposite { return .fail }
        return forward >= hysteresis ? .begin : .wait
    }
}
