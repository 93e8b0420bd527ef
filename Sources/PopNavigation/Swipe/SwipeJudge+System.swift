#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// The answers for the guards of UIKit's recognizers.

extension SwipeJudge: SystemPopRules {
    var controlsStack: Bool { owner?.controlsStack ?? false }

    var takesConsentBack: Bool { isManaged && controlsStack && owner?.isStackAtRest == true }

    var hasReasonToOverrule: Bool {
        guard let owner, controlsStack, let decision else { return false }
        return decision.overrule.reason(for: owner.screenToPop.flatMap(owner.preferences(of:))) != nil
    }

    func scrollDidBegin() {
        touches.forgetScroll()
        forgetAnswers()
    }

    func overrulesRefusal(of event: UIEvent) -> Bool {
        guard controlsStack, let owner, let overrule = decision?.overrule, overrule.isSound else { return false }
        let touch = event.allTouches?.first { $0.phase == .began }
        return overrule.reason(
            for: touch.map { touches.touch(of: $0)?.preferences } ?? owner.screenToPop.flatMap(owner.preferences(of:)))
            != nil
    }

    func mayReceive(_ source: UITouch, _ kind: PopRecognizer) -> Bool {
        guard let owner, let decision else { return true }
        guard isManaged else { return owner.isSwipeEnabled }
        guard let touch = touches.touch(of: source) else { return true }
        return decision.refusalAtTouchDown(of: touch, for: kind) == nil
            && !decision.ownPanReplacesUIKit(at: touch, kind)
    }

    func mayBegin(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, isUIKitsConsent: Bool) -> Bool {
        guard let owner, let decision else { return isUIKitsConsent }
        guard isManaged else {
            touch(of: recognizer, kind).map { allowUnasked($0, kind) }
            return owner.isSwipeEnabled
        }
        guard let touch = touch(of: recognizer, kind) else { return isUIKitsConsent }
        if let refusal = decision.refusal(of: touch, for: kind) {
            note(refusal, about: touch)
            return false
        }
        // If UIKit hasn't checked its own conditions, the pop must be safe and move forward.
        if !isUIKitsConsent, !decision.overrule.isSound || !isForward(recognizer) { return false }
        guard !ownPan.isInProgress, !isHandledInside(touch) else { return false }
        // The own pan pops with the app's animator.
        if owner.controlsStack || !isUIKitsConsent, appsAnimator != nil { return false }
        return asksScreen(about: touch, kind)
    }

    /// Whether an inner stack handles a drag: it is swiping back, or its screen has refused the drag. The innermost
    /// stack goes back first, and the outer stack must not remove a screen that the inner one keeps.
    private func isHandledInside(_ touch: PopTouch) -> Bool {
        touch.views.innerNavigation.contains { inner in
            inner.isSwipingBack || touch.source.map { inner.swipeJudge?.hasRefused($0) == true } ?? false
        }
    }

    /// Whether the app has refused to let a drag pop this controller's screen.
    private func hasRefused(_ source: UITouch) -> Bool {
        switch touches.touch(of: source)?.refusal {
        // UIKit too disables recognizers, such as those of a collapsed column.
        case .disabled: owner?.isSwipeEnabled == false || !ownPan.isEnabled
        case .disabledByScreen, .outsideArea, .excludedView, .screenDeclined: true
        default: false
        }
    }

    // UIKit's edge recognizer has its own priority, except in a scroll, which has no edge.

    func waits(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, for other: UIGestureRecognizer) -> Bool {
        // UIKit decides between its recognizer and those of scroll views and rows, which may wait for it in turn.
        // A waiting recognizer begins after it got its consent. The owner must be able to withdraw the consent when the
        // stack changes.
        guard kind != .edge, owner?.controlsStack == true else { return false }
        return arbitration(of: recognizer, kind)?.isPreceded(by: other) == true
    }

    func precedes(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard kind != .edge, let arbitration = arbitration(of: recognizer, kind), precedesScrolls(of: arbitration.touch)
        else { return false }
        // A backward drag must not wait for a recognizer that needs 30 points to fail. The other recognizer asks, so it
        // knows the drag; this one may not have received the event yet.
        return drag(of: arbitration.touch, by: other).isForward && arbitration.precedesScroll(of: other)
    }

    /// Whether scroll views at their leading limit wait for UIKit's recognizer. At the leading edge they don't: the
    /// content recognizer waits for the edge recognizer, which the app may make wait for a scroll view.
    private func precedesScrolls(of touch: PopTouch) -> Bool {
        owner?.extendsSwipe(with: touch.preferences) == true && !touch.facts.startsAtLeadingEdge
    }

    /// Whether an allowed drag waits for a scroll view that waits for the drag in turn, at the app's request. Neither
    /// would begin.
    func isDeadlocked(_ touch: PopTouch) -> Bool {
        guard let consent, consent.touch === touch.source, consent.isHeldUp, precedesScrolls(of: touch),
            let view = controller?.view
        else { return false }
        let arbitration = PopArbitration(touch: touch, view: view)
        return sequence(first: touch.views.hit ?? view) { $0.superview }.contains {
            ($0 as? UIScrollView).map { arbitration.precedesScroll(of: $0.panGestureRecognizer) } ?? false
        }
    }

    private func arbitration(of recognizer: UIGestureRecognizer, _ kind: PopRecognizer) -> PopArbitration? {
        guard isManaged, let view = controller?.view else { return nil }
        return touch(of: recognizer, kind).map { PopArbitration(touch: $0, view: view) }
    }

    /// Whether the drag has moved towards the trailing side. Pops that began without movement have hung apps.
    private func isForward(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = controller?.view, let pan = recognizer as? UIPanGestureRecognizer else { return false }
        return view.effectiveUserInterfaceLayoutDirection.forward(pan.translation(in: view).x) > 0
    }
}

extension UINavigationController {
    /// The judge of this controller's swipes; `nil` if the library isn't attached to the controller.
    fileprivate var swipeJudge: SwipeJudge? {
        viewIfLoaded?.gestureRecognizers?.lazy.compactMap { ($0 as? TouchObserver)?.judge }.first
    }

    /// Whether one of UIKit's recognizers of this controller has recognized a swipe.
    fileprivate var isSwipingBack: Bool {
        [interactivePopGestureRecognizer, contentPopRecognizer].contains { $0?.hasRecognized == true }
    }
}
#endif
