#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// What the guards of UIKit's recognizers ask.

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
        // Without UIKit's own conditions the pop must be safe, and move forward.
        if !isUIKitsConsent, !decision.overrule.isSound || !isForward(recognizer) { return false }
        guard !ownPan.isUnderWay, !isHandledInside(touch) else { return false }
        // The own pan pops with the app's animator.
        if owner.controlsStack || !isUIKitsConsent, appsAnimator != nil { return false }
        return asksScreen(about: touch, kind)
    }

    /// Whether a stack inside the screen handles a drag: it swipes back, or its screen has refused to. The innermost
    /// stack goes back first, and what it keeps the stack around it must not remove.
    private func isHandledInside(_ touch: PopTouch) -> Bool {
        touch.views.innerNavigation.contains { inner in
            inner.isSwipingBack || touch.source.map { inner.swipeJudge?.hasRefused($0) == true } ?? false
        }
    }

    /// Whether the app has refused that a drag pops this controller's screen.
    private func hasRefused(_ source: UITouch) -> Bool {
        switch touches.touch(of: source)?.refusal {
        // UIKit disables recognizers as well, such as those of a collapsed column.
        case .disabled: owner?.isSwipeEnabled == false || !ownPan.isEnabled
        case .disabledByScreen, .outsideArea, .excludedView, .screenDeclined: true
        default: false
        }
    }

    // UIKit's edge recognizer has a priority of its own, except in a scroll, which has no edge.

    func waits(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, for other: UIGestureRecognizer) -> Bool {
        // A recognizer that waits begins after its consent. The owner has to take that back if the stack changes.
        guard kind != .edge, owner?.controlsStack == true, let arbitration = arbitration(of: recognizer, kind) else {
            return false
        }
        return arbitration.waits(for: other) || arbitration.isScrollAwayFromLimit(other)
    }

    func precedes(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard kind != .edge, let arbitration = arbitration(of: recognizer, kind),
            owner?.extendsSwipe(with: arbitration.touch.preferences) == true
        else { return false }
        // The edge recognizer, for which the content recognizer waits, may wait for a scroll view at the app's request.
        if arbitration.touch.facts.startsAtLeadingEdge { return false }
        // A drag the other way must not wait for a recognizer that needs 30 points to fail. The other recognizer, which
        // asks, knows the drag best: this one may not have received the event yet.
        return drag(of: arbitration.touch, by: other).isForward && arbitration.precedesScroll(of: other)
    }

    private func arbitration(of recognizer: UIGestureRecognizer, _ kind: PopRecognizer) -> PopArbitration? {
        guard isManaged, let view = controller?.view else { return nil }
        return touch(of: recognizer, kind).map { PopArbitration(touch: $0, view: view) }
    }

    /// Whether UIKit's interaction would move towards the trailing side. A pop that begins without movement has hung
    /// apps.
    private func isForward(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = controller?.view, let pan = recognizer as? UIPanGestureRecognizer else { return false }
        return view.effectiveUserInterfaceLayoutDirection.forward(pan.translation(in: view).x) > 0
    }
}

extension UINavigationController {
    /// What decides about swipes on this controller; `nil` if the library is not attached to it.
    fileprivate var swipeJudge: SwipeJudge? {
        viewIfLoaded?.gestureRecognizers?.lazy.compactMap { ($0 as? TouchObserver)?.handler as? SwipeJudge }.first
    }

    /// Whether UIKit's recognizers of this controller have recognized a swipe.
    fileprivate var isSwipingBack: Bool {
        [interactivePopGestureRecognizer, contentPopRecognizer].contains { $0?.hasRecognized == true }
    }
}
#endif
