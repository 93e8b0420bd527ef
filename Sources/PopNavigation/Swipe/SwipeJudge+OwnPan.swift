#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// The answers for the controller's own pan.

extension SwipeJudge {
    /// Whether the own pan may follow a touch that begins.
    func mayFollow(_ source: UITouch) -> Bool {
        guard let decision, isManaged, drivers?.isAvailable == true, let touch = touches.touch(of: source) else {
            return false
        }
        return decision.ownPanServes(touch) && decision.refusalAtTouchDown(of: touch, for: .own) == nil
    }

    /// Whether the direction of a drag is still unclear.
    func isUndecided(_ source: UITouch) -> Bool {
        guard let touch = touches.touch(of: source) else { return false }
        let drag = touch.drag(to: source.location(in: controller?.view))
        return drag.isNoticeable && touch.direction(of: drag) == .unclear
    }

    /// Whether UIKit's transition survives that the recognizer is disabled now.
    var allowsDisabling: Bool { owner?.clock.allowsCancellingSwipes ?? true }

    /// Whether the own pan may follow two fingers on a trackpad. It may not if the app forbids UIKit's edge recognizer
    /// to.
    var ownPanMayFollowScrolls: Bool {
        guard let decision, let owner, isManaged, drivers?.isAvailable == true else { return false }
        if (system.edge as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == true { return false }
        return decision.ownPanServesScrolls(with: owner.screenToPop.flatMap(owner.preferences(of:)))
    }

    /// Whether the own pan may begin. Another recognizer may still win the drag.
    var ownPanMayBegin: Bool {
        guard let touch = touchOfOwnPan, !system.isSwiping, mayAnimate else { return false }
        judge(touch, drag(of: touch, by: ownPan))
        return touch.refusal == nil && !interruptsTransition(with: touch)
    }

    /// Whether the own pan would begin during a transition; notes the refusal. Only UIKit's recognizers interrupt a
    /// transition, and a second pop through the private handler hangs (WebKit/WebKit#48225). The bar may have changed
    /// since touch-down, so that UIKit's recognizers would have this touch now.
    private func interruptsTransition(with touch: PopTouch) -> Bool {
        guard owner?.isStackAtRest == false else { return false }
        note(.transitioning, about: touch)
        return true
    }

    /// Whether the own pan can move the screens. The app's animator needs an owner that supplies the interaction.
    private var mayAnimate: Bool { owner?.controlsStack == true || appsAnimator == nil }

    /// Asks the screen whether a drag that the own pan has won may pop.
    func allowsSwipe(of touch: PopTouch) -> Bool {
        // An app that overrides `gestureRecognizerShouldBegin` without `super` has skipped the rules.
        judge(touch, drag(of: touch, by: ownPan))
        // The preferences of a screen that hasn't loaded its view aren't known.
        if touch.preferences == nil { note(.offWindow, about: touch) }
        guard touch.refusal == nil, !interruptsTransition(with: touch), asksScreen(about: touch, .own) else {
            return false
        }
        // The app may have disabled the swipe while it was asked.
        guard let refusal = decision?.refusalOfController(for: touch, .own) else { return true }
        note(refusal, about: touch)
        return false
    }

    func ownPanWaits(for other: UIGestureRecognizer) -> Bool {
        guard let view = controller?.view, let touch = touchOfOwnPan else { return false }
        // UIKit's recognizers come first, except for a pop that uses the app's animator.
        if system.contains(other) {
            return !drag(of: touch, by: ownPan).isTooLongForTap || appsAnimator == nil
        }
        return PopArbitration(touch: touch, view: view).ownPanWaits(for: other)
    }

    func ownPanPrecedes(_ other: UIGestureRecognizer) -> Bool {
        guard let controller, let touch = touchOfOwnPan, !system.contains(other),
            !(other is UIScreenEdgePanGestureRecognizer)
        else { return false }
        // Where UIKit's edge recognizer has the touch, nothing waits for the own pan, except in a pop that uses the
        // app's animator.
        if touch.facts.startsAtLeadingEdge {
            guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
                !touch.isPreceded(byRecognizersOf: other.view)
            else { return false }
            return drag(of: touch, by: other).isForward && appsAnimator != nil
        }
        // A backward or vertical drag belongs to the other recognizer at once.
        let drag = drag(of: touch, by: other)
        guard drag.sideways >= 0, touch.direction(of: drag) != .vertical else { return false }
        return PopArbitration(touch: touch, view: controller.view).precedesScroll(of: other)
    }
}
#endif
