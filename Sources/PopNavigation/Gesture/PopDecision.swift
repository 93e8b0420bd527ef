#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Collects the facts about a touch on a controller and applies the rules to them.
@MainActor
struct PopDecision {
    let controller: UINavigationController
    let owner: any SwipeOwner
    let system: SystemRecognizers
    let ownPan: UIGestureRecognizer

    /// The first refusal that applies to a touch; `nil` if the touch may become the recognizer's swipe.
    func refusal(of touch: PopTouch, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        PopGestureRules.refusal(of: controllerFacts(for: touch, recognizer), for: recognizer)
            ?? refusalOfPlace(of: touch, for: recognizer)
    }

    /// The first refusal that is certain at touch-down. The stack may change before the drag begins.
    func refusalAtTouchDown(of touch: PopTouch, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        var facts = controllerFacts(for: touch, recognizer)
        facts.isTransitioning = false
        if recognizer != .own { facts.hasScreenBelow = true }
        return PopGestureRules.refusal(of: facts, for: recognizer) ?? refusalOfPlace(of: touch, for: recognizer)
    }

    /// The first refusal that applies to a drag; `nil` if the drag may pop with any recognizer.
    func refusal(of drag: PopDrag, of touch: PopTouch) -> PopGestureRefusal? {
        refusal(of: touch, for: .own) ?? PopGestureRules.refusal(of: DragFacts(drag, of: touch, in: controller))
    }

    private func refusalOfPlace(of touch: PopTouch, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        if touch.isLeftToUIKit { return nil }
        var facts = touch.facts
        // On a screen with UIKit's own swipe, UIKit decides about controls.
        if recognizer != .own, !owner.extendsSwipe(with: touch.preferences) {
            facts.isInTrackingControl = false
        }
        return PopGestureRules.refusal(of: facts, for: recognizer)
    }

    private func controllerFacts(for touch: PopTouch, _ recognizer: PopRecognizer) -> ControllerFacts {
        var facts = ControllerFacts(
            of: controller, for: touch, owner: owner, isTransitioning: isTransitioning(recognizer, with: touch))
        if !ownPan.isEnabled || recognizer == .own && isDisabledByApp(at: touch) { facts.isEnabled = false }
        return facts
    }

    /// Whether a running transition blocks a recognizer. On iOS 26 and later, UIKit's recognizers interrupt
    /// transitions. A rotation or a presentation is in their way where UIKit says so.
    private func isTransitioning(_ recognizer: PopRecognizer, with touch: PopTouch) -> Bool {
        if recognizer == .own, ownPanServes(touch) { return !controller.isAtRest }
        return !SystemVersion.interruptsTransitions && controller.isChangingScreens
    }

    /// Whether the app has disabled UIKit's recognizers for the place of a touch. The content recognizer also covers
    /// the edge, except with an animator, which UIKit's two refuse.
    private func isDisabledByApp(at touch: PopTouch) -> Bool {
        let hasContentPop = system.content != nil && !controller.delegateSuppliesAnimators
        let isEdgeDisabled = system.edge?.isEnabled == false
        let isContentDisabled = system.content?.isEnabled == false
        if touch.facts.startsAtLeadingEdge { return isEdgeDisabled && (!hasContentPop || isContentDisabled) }
        return isContentDisabled || !hasContentPop && isEdgeDisabled && !mayUIKitDisableEdge
    }

    /// Whether UIKit itself may have disabled its edge recognizer. Otherwise the flag is the app's word about the whole
    /// swipe, such as on a payment screen. On iOS 18, UIKit writes the flag of a stack inside a stack only; what it
    /// writes on earlier systems isn't known.
    private var mayUIKitDisableEdge: Bool {
        if controller.parent is UINavigationController { return true }
        guard SystemVersion.mayWriteEdgeEnabled else { return false }
        return controller.viewControllers.count < 2 || controller.isNavigationBarHidden || controller.showsNoWayBack
            || controller.showsLeadingItemInsteadOfBackButton
    }

    /// Whether the controller's own pan may pop with a touch: where UIKit has no recognizer for the place, or where the
    /// app's delegate implements `animationControllerFor`, so that UIKit's recognizers refuse.
    func ownPanServes(_ touch: PopTouch) -> Bool {
        guard touch.screen?.usesSystemTransition != true, !touch.isLeftToUIKit,
            owner.extendsSwipe(with: touch.preferences), owner.ownTransition != nil || system.popHandler != nil
        else { return false }
        return system.content == nil || controller.delegateSuppliesAnimators
    }

    /// Whether the own pan takes a touch from UIKit's recognizer: the app wants a view's recognizers to precede the
    /// swipe at the edge too, and UIKit's edge recognizer would precede them.
    func ownPanReplacesUIKit(at touch: PopTouch, _ recognizer: PopRecognizer) -> Bool {
        recognizer == .edge && touch.screen?.usesSystemTransition != true
            && touch.preferences?.excludesLeadingEdge == true && touch.startsInPrecedingView
    }

    /// The preferences of the screen that a swipe would remove.
    var preferences: PopPreferences? { controller.screenToPop.flatMap(owner.preferences(of:)) }

    /// The conditions for overruling UIKit's refusal.
    var overrule: PopOverrule { PopOverrule(controller: controller, owner: owner) }

    /// The verdict about a drag that no finger makes.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?, askingScreen: Bool) -> PopGestureVerdict {
        let view: UIView = controller.view
        let length = view.effectiveUserInterfaceLayoutDirection.forward(PopDrag.swipeDistance)
        let translation = translation ?? CGVector(dx: length, dy: .zero)
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        let touch = PopTouch(at: start, on: view.hitTest(start, with: nil), in: controller, for: owner)
        if let refusal = refusal(of: touch.drag(to: end), of: touch) { return .refused(refusal) }
        // The screen hasn't loaded its view, so its preferences are unknown.
        guard touch.preferences != nil, let screen = touch.screen else { return .refused(.offWindow) }
        guard isServed(touch) else {
            return .refused(!touch.isLeftToUIKit && screen.presentsAnother ? .presenting : .outsideArea)
        }
        if askingScreen, !owner.wouldAllowLeaving(screen) { return .refused(.screenDeclined) }
        return .allowed
    }

    /// Whether one of the recognizers pops with a touch that the rules allow.
    private func isServed(_ touch: PopTouch) -> Bool {
        if ownPanServes(touch) { return true }
        let isAtEdge = touch.facts.startsAtLeadingEdge && system.edge?.isEnabled == true
        guard isAtEdge || system.content?.isEnabled == true else { return false }
        return overrule.isAllowed(by: touch.preferences)
            && (overrule.reason(for: touch.preferences) == nil || overrule.isSound)
    }

    /// The pop area of the screen that a swipe would remove; empty if no swipe can start, whatever moves now.
    var areaFrame: CGRect {
        let touch = PopTouch(at: .zero, on: nil, in: controller, for: owner)
        var facts = controllerFacts(for: touch, .content)
        (facts.isTransitioning, facts.isPresenting, facts.isInWindow) = (false, false, true)
        guard PopGestureRules.refusal(of: facts, for: .own) == nil else { return .zero }
        guard touch.isLeftToUIKit else {
            return PopGestureFrame(of: controller, touch.preferences?.area ?? owner.swipeArea).frame
        }
        guard overrule.isAllowed(by: touch.preferences) else { return .zero }
        return PopGestureFrame(of: controller, system.content == nil ? .edge : .full).frame
    }
}
#endif
