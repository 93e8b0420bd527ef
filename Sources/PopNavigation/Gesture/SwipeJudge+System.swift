#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// The answers for the guards of UIKit's recognizers, after UIKit's own delegate has answered.

extension SwipeJudge {
    /// The reason to overrule UIKit's refusal on the current screen; `nil` if there is none.
    var reasonToOverrule: PopOverrule.Reason? {
        guard system.areOwn, let decision else { return nil }
        return decision.overrule.reason(for: decision.preferences)
    }

    /// Whether UIKit refuses on the current screen, whatever the screen prefers. Where UIKit may only refuse for a back
    /// action, it doesn't on known systems.
    var isRefusedByUIKit: Bool {
        guard system.areOwn, let overrule = decision?.overrule, let reason = overrule.uiKitsReason else { return false }
        return reason != .screenAllows || overrule.controller.showsNoWayBack
    }

    /// Whether to overrule UIKit's refusal of an event: there is a reason, and nothing blocks the pop. UIKit may ask
    /// before it has found the touched view, so nothing is noted about the touch.
    func overrulesRefusal() -> Bool {
        decision?.overrule.isSound == true && reasonToOverrule != nil
    }

    /// Whether UIKit refuses an event for the library's own back action alone. UIKit answers in `shouldBegin` whether a
    /// transition is in the way.
    var refusalIsForBackAction: Bool {
        reasonToOverrule == .backButtonAsks && decision?.overrule.hasScreenToPop == true
    }

    /// Whether the recognizer may receive a touch that UIKit's delegate accepts; `nil` if the touch is unknown, and
    /// UIKit's answer counts.
    func mayReceive(_ source: UITouch, _ kind: PopRecognizer) -> Bool? {
        guard let decision, let touch = touches.touch(of: source) else { return nil }
        return decision.refusalAtTouchDown(of: touch, for: kind) == nil
            && !decision.ownPanReplacesUIKit(at: touch, kind)
    }

    /// Whether the recognizer may begin a pop that UIKit's delegate allows; `nil` if the touch is unknown, and UIKit's
    /// answer counts.
    ///
    /// - Parameter isUIKitsConsent: Whether UIKit has agreed at every stage. If not, the rules must check UIKit's own
    ///   conditions, or the app could freeze.
    func mayBegin(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, isUIKitsConsent: Bool) -> Bool? {
        dragWillBegin()
        hasAppliedRules = true
        if kind == .scroll {
            // The content recognizer asks after the edge recognizer about the same scroll.
            let isAskedAgain = recognizer === system.content && system.edge?.state == .failed
            if isAskedAgain, hasRefusedScroll { return false }
            if !isAskedAgain { scrollWillBegin() }
        }
        guard let decision, let touch = touch(of: recognizer, kind) else { return nil }
        touches.readPreferences(of: touch)
        if let refusal = decision.refusal(of: touch, for: kind) {
            note(refusal, about: touch)
            return false
        }
        // If UIKit hasn't checked its own conditions, the pop must be safe and move forward.
        if !isUIKitsConsent, !decision.overrule.isSound || !isForward(recognizer, kind) { return false }
        if touch.isLeftToUIKit { return true }
        guard !ownPan.isInProgress, !isHandledInside(touch) else { return false }
        // An overruled recognizer doesn't wait, so the view and an inner stack keep all their drags.
        if !isUIKitsConsent, touch.startsInPrecedingView || touch.views.isInInnerNavigation { return false }
        // The own pan pops with the app's animator. Elsewhere, UIKit refuses, and the app drives its own pop.
        if owner?.ownTransition != nil || !isUIKitsConsent, appsAnimator(for: touch) != nil { return false }
        return asksScreen(about: touch)
    }

    /// The touch or the scroll that one of UIKit's recognizers follows; `nil` if it is unknown.
    private func touch(of recognizer: UIGestureRecognizer, _ kind: PopRecognizer) -> PopTouch? {
        kind == .scroll ? touches.scroll(of: recognizer) : touches.touch(of: recognizer)
    }

    /// Whether an inner stack handles a drag: it is swiping back, or its screen has refused the drag. The innermost
    /// stack goes back first, and the outer stack must not remove a screen that the inner one keeps.
    private func isHandledInside(_ touch: PopTouch) -> Bool {
        touch.views.innerNavigation.contains { inner in
            inner.isSwipingBack || inner.swipeJudge?.hasRefused(touch.source) == true
        }
    }

    /// Whether the app has refused to let a drag pop this controller's screen.
    private func hasRefused(_ source: UITouch?) -> Bool {
        switch source.flatMap(touches.touch(of:))?.refusal {
        // UIKit too disables recognizers, such as those of a collapsed column.
        case .disabled: owner?.isSwipeEnabled == false || !ownPan.isEnabled
        case .disabledByScreen, .backAction, .outsideArea, .excludedView, .screenDeclined: true
        default: false
        }
    }

    /// Whether UIKit's content recognizer waits until a recognizer of a preceding view has failed. Between UIKit's
    /// recognizer and those of scroll views and rows, UIKit decides.
    func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        arbitration(of: recognizer)?.isPreceded(by: other) == true
    }

    /// Whether a scroll view at its leading limit waits for UIKit's content recognizer. In the strip it doesn't: the
    /// content recognizer waits for the edge recognizer, which the app may make wait for a scroll view.
    func precedes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let arbitration = arbitration(of: recognizer), !arbitration.touch.facts.startsAtLeadingEdge,
            owner?.extendsSwipe(with: arbitration.touch.preferences) == true
        else { return false }
        // A backward drag must not wait for a recognizer that needs 30 points to fail. The other recognizer asks, so it
        // knows the drag; this one may not have received the event yet.
        return drag(of: arbitration.touch).isForward && arbitration.precedesScroll(of: other)
    }

    private func arbitration(of recognizer: UIGestureRecognizer) -> PopArbitration? {
        guard let view = controller?.view, let touch = touches.touch(of: recognizer), isManaged(touch) else {
            return nil
        }
        return PopArbitration(touch: touch, view: view)
    }

    /// Whether the drag leads towards the trailing side.
    private func isForward(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer) -> Bool {
        guard let view = recognizer.view, let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let translation = view.effectiveUserInterfaceLayoutDirection.forward(pan.translation(in: view).x)
        return PopDrag.isForward(translation, for: kind)
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
