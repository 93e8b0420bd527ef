#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// What the touch observer reports: it tells why drags don't pop.

extension SwipeJudge {
    func touchDidBegin(_ source: UITouch) {
        let isSwiping = system.isSwiping || ownPan.isInProgress
        if !isSwiping {
            // A subclass may have answered for the class, whose rules would do this.
            dragWillBegin()
            hasAppliedRules = false
        }
        _ = touches.touch(of: source)
        // Several fingers don't swipe back, nor does a finger beside a swipe.
        if touches.all.count > 1 || isSwiping { touches.silence() }
        // UIKit or the app may have removed a guard since the last screen. A guard that returns now still applies when
        // the drag begins.
        system.installGuards()
    }

    func touchDidMove(_ source: UITouch) {
        guard let touch = touches.touch(of: source) else { return }
        let drag = drag(of: touch)
        touch.travel = max(touch.travel, drag.length)
        guard !touch.isJudged else { return }
        if drag.isTooLongForTap, touch.direction(of: drag) != .unclear { judge(touch, drag) }
    }

    func touchDidEnd(_ source: UITouch) {
        if let touch = touches.touch(of: source) { settle(touch) }
        touches.remove(source)
    }

    private func settle(_ touch: PopTouch) {
        guard touch.isJudged, !touch.isSilent, !mayBePoppedBySystem(touch) else { return }
        // UIKit's recognizers may have taken over a running pop, without calling a method.
        guard !system.haveRecognized else { return popDidBegin() }
        // A tap that has slipped isn't a swipe, unless a screen has been asked about it.
        if touch.travel >= PopDrag.swipeDistance || touch.answer == false { report(touch) }
    }

    /// No touch is down any more, or UIKit has ended the observation.
    func touchesDidReset() {
        for touch in touches.all where touch.isJudged { report(touch) }
    }

    /// Whether another UIKit gesture, such as that of a zoom transition, may be popping the touched screen: a
    /// transition is running, and the screen on which the touch began has a system transition or is gone.
    private func mayBePoppedBySystem(_ touch: PopTouch) -> Bool {
        controller?.isAtRest == false && touch.firstScreen?.usesSystemTransition != false
    }

    /// The drag of a touch until now.
    func drag(of touch: PopTouch) -> PopDrag {
        touch.drag(to: touch.source?.location(in: controller?.view) ?? touch.point)
    }
}
#endif
