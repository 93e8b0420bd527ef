#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Collects the facts about a touch on a controller and applies the rules to them.
@MainActor
struct PopDecision {
    let controller: UINavigationController
    let owner: any SwipeOwner
    let system: SystemRecognizers
    let ownPan: UIGestureRecognizer

    /// The first refusal that applies at touch-down; `nil` if the touch may become the recognizer's swipe.
    func refusal(of touch: PopTouch, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        refusalOfController(for: touch, recognizer)
            ?? PopGestureRules.refusal(of: touchFacts(touch, for: recognizer), for: recognizer)
    }

    /// The first refusal that applies to a drag; `nil` if the drag may pop with any recognizer.
    func refusal(of drag: PopDrag, of touch: PopTouch) -> PopGestureRefusal? {
        refusal(of: touch, for: .own) ?? PopGestureRules.refusal(of: DragFacts(drag, of: touch, in: controller))
    }

    /// The facts about a touch. On a screen with UIKit's own swipe, UIKit decides about controls and scroll views.
    private func touchFacts(_ touch: PopTouch, for recognizer: PopRecognizer) -> TouchFacts {
        var facts = touch.facts
        if recognizer != .own, !owner.extendsSwipe(with: touch.preferences) {
            (facts.isInFollowingView, facts.isUsedByScrollView) = (false, false)
        }
        return facts
    }

    /// The first refusal that follows from the controller's state. The state may change while a finger is down.
    func refusalOfController(for touch: PopTouch, _ recognizer: PopRecognizer) -> PopGestureRefusal? {
        PopGestureRules.refusal(of: controllerFacts(for: touch, recognizer), for: recognizer)
    }

    private func controllerFacts(for touch: PopTouch, _ recognizer: PopRecognizer) -> ControllerFacts {
        var facts = ControllerFacts(
            of: controller, for: touch, owner: owner, isTransitioning: isTransitioning(touch, recognizer))
        if !ownPan.isEnabled || recognizer == .own && isDisabledByApp(at: touch) { facts.isEnabled = false }
        return facts
    }

    /// Whether a running transition blocks a touch. On iOS 26 and later, UIKit's recognizers interrupt transitions.
    /// What they may pop is decided when UIKit agrees, since the bar may have changed since touch-down.
    private func isTransitioning(_ touch: PopTouch, _ recognizer: PopRecognizer) -> Bool {
        // A rotation or a presentation is in the way of UIKit's recognizers where UIKit says so.
        if recognizer != .own, SystemVersion.interruptsTransitions || owner.clock.phase == .elsewhere { return false }
        if ownPanServes(touch) { return !owner.isStackAtRest }
        return owner.clock.coordinator != nil && !SystemVersion.interruptsTransitions
    }

    /// Whether the app has disabled UIKit's recognizers for the place of a touch. UIKit itself disables its edge
    /// recognizer at times, which disables the leading edge and nothing else. The content recognizer also covers the
    /// edge.
    private func isDisabledByApp(at touch: PopTouch) -> Bool {
        if touch.isOnTrackpad { return system.edge?.isEnabled == false }
        let isContentDisabled = system.content?.isEnabled == false
        guard touch.facts.startsAtLeadingEdge else { return isContentDisabled }
        return system.edge?.isEnabled == false && (system.content == nil || isContentDisabled)
    }

    /// The first refusal that is certain at touch-down. The stack may change before the drag begins.
    func refusalAtTouchDown(of touch: PopTouch, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        var facts = controllerFacts(for: touch, recognizer)
        facts.isTransitioning = false
        if recognizer != .own { facts.hasScreenBelow = true }
        return PopGestureRules.refusal(of: facts, for: recognizer)
            ?? PopGestureRules.refusal(of: touchFacts(touch, for: recognizer), for: recognizer)
    }

    /// Whether the controller's own pan may pop with a touch: where UIKit has no recognizer for the place, where the
    /// app may supply an animator, or where UIKit would refuse without the library.
    func ownPanServes(_ touch: PopTouch) -> Bool {
        if touch.screen?.usesSystemTransition == true || !owner.extendsSwipe(with: touch.preferences) { return false }
        if ownPanServesScrolls(with: touch.preferences) { return true }
        return !touch.isOnTrackpad && (system.content == nil || ownPanReplacesContentPop)
    }

    /// Whether the controller's own pan may pop with two fingers on a trackpad.
    func ownPanServesScrolls(with preferences: PopPreferences?) -> Bool {
        owner.extendsSwipe(with: preferences) && overrule.reason(for: preferences) != nil
    }

    /// Whether the own pan takes a touch from UIKit's recognizer.
    func ownPanReplacesUIKit(at touch: PopTouch, _ recognizer: PopRecognizer) -> Bool {
        if touch.screen?.usesSystemTransition == true { return false }
        switch recognizer {
        case .content: return ownPanReplacesContentPop
        // The app wants the view's recognizers to precede the swipe at the edge too. UIKit's edge recognizer would
        // precede them.
        case .edge: return touch.preferences?.excludesLeadingEdge == true && touch.startsInPrecedingView
        case .scroll, .own: return false
        }
    }

    /// On iOS 26 and later, only UIKit's content recognizer interrupts a transition.
    private var ownPanReplacesContentPop: Bool { owner.preferredDriver == .percentDriven && owner.isStackAtRest }

    /// The conditions for overruling UIKit's refusal.
    var overrule: PopOverrule { PopOverrule(controller: controller, owner: owner) }

    /// The verdict about a drag that no finger makes.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?, askingScreen: Bool) -> PopGestureVerdict {
        let view: UIView = controller.view
        // The distance at which a pan begins.
        let length = view.effectiveUserInterfaceLayoutDirection.forward(PopDrag.panDistance)
        let translation = translation ?? CGVector(dx: length, dy: .zero)
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        let touch = PopTouch(at: start, on: view.hitTest(start, with: nil), in: controller, for: owner)
        if let refusal = refusal(of: touch.drag(to: end), of: touch) { return .refused(refusal) }
        // The screen hasn't loaded its view, so its preferences are unknown.
        guard touch.preferences != nil, let screen = touch.screen else { return .refused(.offWindow) }
        if askingScreen, !owner.allowsLeaving(screen) { return .refused(.screenDeclined) }
        return .allowed
    }
}
#endif
