#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// What the touch observer reports: it tells why drags don't pop.

extension SwipeJudge {
    /// - Parameter areOthersDown: Whether other fingers are down, on any view.
    func touchDidBegin(_ source: UITouch, areOthersDown: Bool) {
        // No recognizer waits for another finger any more.
        if !areOthersDown { forgetAnswers() }
        _ = touches.touch(of: source)
        // Several fingers don't swipe back, nor does a finger beside a swipe.
        if touches.all.count > 1 || system.isSwiping || ownPan.isInProgress { touches.silence() }
        // UIKit or the app may have removed a guard since the last screen. A guard that returns now still applies when
        // the drag begins.
        system.installGuards()
    }

    func touchDidMove(_ source: UITouch) {
        // Other code may have removed the targets that report when UIKit's recognizers begin.
        if isUIKitAboutToPop, system.isSwiping { popDidBegin() }
        if isConsentVoid { cancelAllowedDrag() }
        noteMove(of: source)
        guard isManaged, let touch = touches.touch(of: source) else { return }
        if isDeadlocked(touch) { cancelAllowedDrag() }
        guard !touch.isJudged else { return }
        let drag = touch.drag(to: source.location(in: controller?.view))
        if drag.isTooLongForTap, touch.direction(of: drag) != .unclear { judge(touch, drag) }
    }

    /// - Parameter areOthersDown: Whether other fingers are down, on any view.
    func touchDidEnd(_ source: UITouch, areOthersDown: Bool) {
        if let touch = touches.touch(of: source) { settle(touch, source) }
        touches.remove(source)
        // UIKit's recognizer may be waiting for another finger's recognizer. It then pops without asking again.
        if isUIKitAboutToPop, areOthersDown, !system.haveRecognized {
            outliveTouch()
        } else if !areOthersDown || consent == nil || consent?.touch === source {
            forgetAnswers()
        }
    }

    private func settle(_ touch: PopTouch, _ source: UITouch) {
        let drag = touch.drag(to: source.location(in: controller?.view))
        if drag.isTooLongForTap { judge(touch, drag) }
        guard touch.isJudged, !touch.isSilent, !mayBePoppedBySystem(touch) else { return }
        // UIKit's recognizers may have taken over a running pop, for which they call no method.
        guard !system.haveRecognized else { return popDidBegin() }
        report(touch)
    }

    /// No touch is down any more, or UIKit has ended the observation.
    func touchesDidReset() {
        for touch in touches.all where touch.isJudged { report(touch) }
        touches.removeAll()
        if consent?.outlivesTouch != true { forgetAnswers() }
        system.installGuards()
    }

    /// Whether another UIKit gesture, such as that of a zoom transition, may be popping the touched screen: a
    /// transition is running, and the screen on which the touch began has a system transition or is gone.
    private func mayBePoppedBySystem(_ touch: PopTouch) -> Bool {
        owner?.isStackAtRest == false && touch.firstScreen?.usesSystemTransition != false
    }

    /// Cancels a drag if something has changed since the screen agreed and UIKit's recognizer is still waiting for
    /// another one.
    func takeBackVoidConsent() {
        guard isConsentVoid, !system.haveRecognized, allowsDisabling else { return }
        cancelAllowedDrag()
    }

    /// Called when the screen's preferences have changed. They apply to undecided touches and to a waiting drag.
    func preferencesDidChange() {
        touches.forgetFacts()
        guard isManaged, isAboutToPop, !system.haveRecognized, allowsDisabling, let owner,
            owner.screenToPop.flatMap(owner.preferences(of:))?.isGestureEnabled == false
        else { return }
        cancelAllowedDrag()
    }

    /// Cancels a drag that was allowed and hasn't popped yet.
    private func cancelAllowedDrag() {
        cancel()
        ownPan.loseAttempt()
        system.cancel(includingUndecided: true)
        system.installGuards()
    }
}
#endif
