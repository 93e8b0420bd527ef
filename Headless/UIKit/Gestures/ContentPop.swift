/// What the content recognizer does, whatever its class is (fact A24).
@MainActor
package protocol ContentPop: UIPanGestureRecognizer {
    /// Whether UIKit has taken its delegate away, so that nothing else would refuse (fact C24).
    var isSilenced: Bool { get set }
}

extension ContentPop {
    func prepare() {
        name = "UINavigationController.contentSwipe"
        maximumNumberOfTouches = 1
        ignorePointersIfCurrent()
    }

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

    /// In a trackpad's scroll the recognizer needs more points, and takes steeper movements.
    var contentHysteresis: CGFloat {
        scroll == nil ? Calibration.PopGesture.contentHysteresis : Calibration.PopGesture.contentScrollHysteresis
    }

    func decide(_ travel: CGPoint) -> Decision {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isMirrored ? -travel.x : travel.x
        let slope =
            scroll == nil ? Calibration.PopGesture.contentAcrossSlope : Calibration.PopGesture.contentScrollSlope
        let across = Calibration.PopGesture.contentAcrossBase + slope * abs(travel.x)
        if abs(travel.y) >= min(Calibration.PopGesture.contentAcrossLimit, across) { return .fail }
        if forward <= -hysteresis { return .fail }
        return forward >= hysteresis ? .begin : .wait
    }
}

extension UIPanGestureRecognizer {
    /// On iOS 26 and later, UIKit's pop recognizers take fingers and pencils, no pointers (fact A24).
    final func ignorePointersIfCurrent() {
        guard System.current.configuration.systemVersion >= 26 else { return }
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }
}
