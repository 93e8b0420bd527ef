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
        guard drag(of: touch).isDecided(among: touch.rivals) else { return false }
        // A quick finger carries this pan and one of the app past their distances in one event. The app's comes first,
        // since the app may animate its pop; this one begins with the next event.
        guard controller?.delegateSuppliesAnimators == true, hasPanOfAppAroundScreen, !touch.hasYieldedToApp else {
            return true
        }
        touch.hasYieldedToApp = true
        return false
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
        return touch.refusal == nil && decision.ownPanServes(touch) && isPopTheOwnPans(touch)
    }

    /// Whether the own pan pops with the app's answer about an animator. The app may drive the animator itself. Without
    /// an animator, UIKit's recognizers pop where their refusal is overruled.
    private func isPopTheOwnPans(_ touch: PopTouch) -> Bool {
        guard let controller, controller.delegateSuppliesAnimators else { return true }
        let suppliesInteractions = controller.delegateSuppliesInteractions
        guard appsAnimator(for: touch) == nil else { return owner?.ownTransition != nil && !suppliesInteractions }
        return suppliesInteractions || system.content == nil
    }

    /// Whether the app may drive a swipe of its own: its delegate supplies interactions, and a pan of the app is on a
    /// view around the screen.
    private var mayAppDriveSwipe: Bool {
        controller?.delegateSuppliesInteractions == true && hasPanOfAppAroundScreen
    }

    private var hasPanOfAppAroundScreen: Bool {
        guard let controller, let screen = controller.screenToPop?.viewIfLoaded else { return false }
        let views = sequence(first: screen) { $0 === controller.view ? nil : $0.superview }
        return views.contains { view in
            !(view is UIScrollView) && view.gestureRecognizers?.contains(where: isPanOfApp) == true
        }
    }

    private func isPanOfApp(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer && recognizer !== ownPan && !system.contains(recognizer)
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
        // UIKit's recognizers come first. Beside a delegate with animators, they decide with its answer: the edge
        // recognizer earlier than this one, the content recognizer at the same distance.
        if system.contains(other) { return other === system.edge || controller?.delegateSuppliesAnimators == false }
        return PopArbitration(touch: touch, view: view).ownPanWaits(for: other)
    }

    func ownPanPrecedes(_ other: UIGestureRecognizer) -> Bool {
        // The app has made the own pan wait for the other recognizer. Neither would begin.
        guard let controller, let touch = touchOfOwnPan,
            !(other is UIScreenEdgePanGestureRecognizer), !ownPan.isRequired(toWaitFor: other), !mayAppDriveSwipe
        else { return false }
        // An attached controller can't move the app's animator. Nothing waits where perhaps nothing pops.
        if controller.delegateSuppliesAnimators, owner?.ownTransition == nil { return false }
        // Where UIKit's edge recognizer has the touch, nothing waits for the own pan, except beside a delegate with
        // animators.
        if touch.facts.startsAtLeadingEdge {
            guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
                !touch.isPreceded(byRecognizersOf: other.view)
            else { return false }
            return drag(of: touch).isForward && controller.delegateSuppliesAnimators
        }
        // A backward or vertical drag belongs to the other recognizer at once.
        let drag = drag(of: touch)
        guard drag.sideways >= 0, touch.direction(of: drag) != .vertical else { return false }
        return controller.isPulled(by: other)
            || PopArbitration(touch: touch, view: controller.view).precedesScroll(of: other)
    }
}
#endif
