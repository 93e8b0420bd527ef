#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// The answers for the controller's own pan.

extension SwipeJudge {
    /// The touch that the own pan follows; `nil` if there is none.
    var touchOfOwnPan: PopTouch? {
        ownPan.numberOfTouches > 0 ? touches.touch(of: ownPan) : nil
    }

    /// Whether the own pan may follow a touch that begins.
    func ownPanMayFollow(_ source: UITouch) -> Bool {
        guard system.areOwn, let controller, let decision, let touch = touches.touch(of: source) else { return false }
        // In the strip, UIKit ignores a touch that goes down during a transition.
        if touch.facts.startsAtLeadingEdge, controller.isChangingScreens { return false }
        return decision.ownPanServes(touch) && decision.refusalAtTouchDown(of: touch, for: .own) == nil
    }

    /// Whether the own pan may decide about a drag.
    func isDecided(_ source: UITouch) -> Bool {
        guard let touch = touches.touch(of: source) else { return true }
        return drag(of: touch).isDecided(among: touch.rivals)
    }

    /// Whether one of UIKit's recognizers has asked the screen and is about to pop. The own pan asks when it has begun.
    func isUIKitAboutToPop(with source: UITouch) -> Bool {
        touches.touch(of: source)?.answer == true
    }

    /// Whether the own pan may begin. Another recognizer may still win the drag.
    var ownPanMayBegin: Bool {
        guard let touch = touchOfOwnPan, let decision else { return false }
        dragWillBegin()
        touches.readPreferences(of: touch)
        judge(touch, drag(of: touch))
        return touch.refusal == nil && decision.ownPanServes(touch) && !isPopTheApps
    }

    /// Whether the app drives its animator itself, or UIKit's recognizers pop without one. On iOS 26 and later, the own
    /// pan is only for the app's animator.
    private var isPopTheApps: Bool {
        guard appsAnimator != nil else { return system.content != nil }
        return controller?.delegateSuppliesInteractions == true
    }

    /// Checks the ground again and asks the screen, when the own pan has won a drag. The stack may have changed while
    /// the recognizer waited, and an app that overrides `gestureRecognizerShouldBegin` without `super` has skipped the
    /// rules. A second pop through the private handler during a transition hangs (WebKit/WebKit#48225).
    func allowsSwipe(of touch: PopTouch) -> Bool {
        guard ownPanMayBegin, let decision else { return false }
        // The preferences of a screen that hasn't loaded its view aren't known.
        let refusal = touch.preferences == nil ? .offWindow : decision.refusal(of: touch, for: .own)
        if let refusal { note(refusal, about: touch) }
        // The screen may have started a transition while it was asked.
        return refusal == nil && asksScreen(about: touch) && controller?.isAtRest == true
    }

    func ownPanWaits(for other: UIGestureRecognizer) -> Bool {
        guard let view = controller?.view, let touch = touchOfOwnPan else { return false }
        // UIKit's recognizers come first, except for a pop that uses the app's animator: they refuse it.
        if system.contains(other) { return appsAnimator == nil }
        return PopArbitration(touch: touch, view: view).ownPanWaits(for: other)
    }

    func ownPanPrecedes(_ other: UIGestureRecognizer) -> Bool {
        // The app has made the own pan wait for the other recognizer. Neither would begin.
        guard let controller, let touch = touchOfOwnPan,
            !(other is UIScreenEdgePanGestureRecognizer), !ownPan.isRequired(toWaitFor: other), !isPopTheApps
        else { return false }
        // Where UIKit's edge recognizer has the touch, nothing waits for the own pan, except in a pop that uses the
        // app's animator.
        if touch.facts.startsAtLeadingEdge {
            guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
                !touch.isPreceded(byRecognizersOf: other.view)
            else { return false }
            return drag(of: touch).isForward && appsAnimator != nil
        }
        // A backward or vertical drag belongs to the other recognizer at once.
        let drag = drag(of: touch)
        guard drag.sideways >= 0, touch.direction(of: drag) != .vertical else { return false }
        return controller.isPulled(by: other)
            || PopArbitration(touch: touch, view: controller.view).precedesScroll(of: other)
    }
}
#endif
