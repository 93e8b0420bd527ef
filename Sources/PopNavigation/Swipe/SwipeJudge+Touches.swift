#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// What the observer of touches sees: why drags do not pop.

extension SwipeJudge: TouchHandler {
    func touchDidBegin(_ source: UITouch) {
        _ = touches.touch(of: source)
        // Of several fingers none swipes back by itself, nor does a finger beside a swipe.
        if touches.all.count > 1 || system.isSwiping || ownPan.isUnderWay { touches.silence() }
        // UIKit or the app may have removed a guard since the last screen. It still applies when the drag begins.
        system.installGuards()
    }

    func touchDidMove(_ source: UITouch) {
        // Other code may remove the targets that tell when UIKit's recognizers begin.
        if isUIKitAboutToPop, system.isSwiping { popDidBegin() }
        if isConsentVoid { cancelAllowedDrag() }
        guard isManaged, let touch = touches.touch(of: source), !touch.isJudged else { return }
        let drag = touch.drag(to: source.location(in: controller?.view))
        if drag.isTooLongForTap, touch.direction(of: drag) != .unclear { judge(touch, drag) }
    }

    func touchDidEnd(_ source: UITouch) {
        if let touch = touches.touch(of: source) { settle(touch, source) }
        touches.remove(source)
        // UIKit's recognizer may still wait for that of another finger. It then pops without another question.
        if isUIKitAboutToPop, !touches.all.isEmpty, !system.haveRecognized { return }
        if consent == nil || consent?.touch === source { forgetAnswers() }
    }

    private func settle(_ touch: PopTouch, _ source: UITouch) {
        let drag = touch.drag(to: source.location(in: controller?.view))
        if drag.isTooLongForTap { judge(touch, drag) }
        guard touch.isJudged, !touch.isSilent, !mayBePoppedBySystem(touch) else { return }
        // UIKit's recognizers may have taken over a pop that runs already, for which they call no method.
        guard !system.haveRecognized else { return popDidBegin() }
        report(touch)
    }

    func touchesDidReset() {
        for touch in touches.all where touch.isJudged { report(touch) }
        touches.removeAll()
        forgetAnswers()
        system.installGuards()
    }

    /// Whether a gesture of UIKit's may pop the screen of a touch, as that of a zoom transition does: a transition
    /// runs, and the screen on which it began has a transition of the system's own or is gone.
    private func mayBePoppedBySystem(_ touch: PopTouch) -> Bool {
        owner?.isStackAtRest == false && touch.firstScreen?.usesSystemTransition != false
    }

    /// Something has changed since the screen has agreed, and UIKit's recognizer still waits for another one.
    func takeBackVoidConsent() {
        guard isConsentVoid, !system.haveRecognized, allowsDisabling else { return }
        cancelAllowedDrag()
    }

    /// The screen states other preferences. They apply to touches that are undecided, and to a drag that waits.
    func preferencesDidChange() {
        touches.forgetFacts()
        guard isManaged, isAboutToPop, !system.haveRecognized, allowsDisabling, let owner,
            owner.screenToPop.flatMap(owner.preferences(of:))?.isGestureEnabled == false
        else { return }
        cancelAllowedDrag()
    }

    /// The screen has agreed to another pop.
    private func cancelAllowedDrag() {
        cancel()
        ownPan.loseAttempt()
        system.cancel(includingUndecided: true)
        system.installGuards()
    }
}
#endif
