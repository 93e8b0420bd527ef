/// The recognizer behind iOS 26's `interactiveContentPopGestureRecognizer` (fact A24).
package final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
    package override var hysteresis: CGFloat { Calibration.PopGesture.contentHysteresis }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "UINavigationController.contentSwipe"
        maximumNumberOfTouches = 1
        // Fingers and pencils, no pointers.
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
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
