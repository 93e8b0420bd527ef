/// The recognizer behind iOS 26's `interactiveContentPopGestureRecognizer` (fact A24).
package final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
    /// Whether UIKit has taken its delegate away, so that nothing else would refuse (fact C24).
    package final var isSilenced = false

    package override var hysteresis: CGFloat { Calibration.PopGesture.contentHysteresis }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "UINavigationController.contentSwipe"
        maximumNumberOfTouches = 1
        // Fingers and pencils, no pointers.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    override var concealsTouches: Bool { current == .possible && !System.current.switches.countsTouchesOfPossible }

    package override func shouldReceive(_ event: UIEvent) -> Bool { !isSilenced || delegate != nil }

    /// Other pans may have to wait as for the edge recognizer, which itself never waits for this one.
    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if isPriorityReplaced { return false }
        if hasPriority(over: otherGestureRecognizer), makesScrollViewWait(otherGestureRecognizer) { return true }
        guard System.current.switches.othersWaitForContentPop, otherGestureRecognizer is UIPanGestureRecognizer,
            !(otherGestureRecognizer is _UIParallaxTransitionPanGestureRecognizer)
        else { return false }
        if let other = otherGestureRecognizer as? Self { return depth > other.depth }
        return hasPriority(over: otherGestureRecognizer)
    }

    package override func evaluate(_ travel: CGPoint) -> Decision {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isMirrored ? -travel.x : travel.x
        let across =
            Calibration.PopGesture.contentAcrossBase + Calibration.PopGesture.contentAcrossSlope * abs(travel.x)
        if abs(travel.y) >= min(Calibration.PopGesture.contentAcrossLimit, across) { return .fail }
        if forward <= -Calibration.PopGesture.contentOpposite { return .fail }
        return forward >= hysteresis ? .begin : .wait
    }
}
