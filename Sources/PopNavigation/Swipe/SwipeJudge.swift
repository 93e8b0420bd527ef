#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Decides about drags, and owns the decisions: the screen's answer and the last verdict.
@MainActor
final class SwipeJudge {
    private(set) weak var controller: UINavigationController?
    private(set) weak var owner: (any SwipeOwner)?
    /// The touches that are down.
    let touches: SwipeTouches
    let system: SystemRecognizers
    /// The decision about the last drag.
    private(set) var lastVerdict: PopGestureVerdict?
    let ownPan: PopPanGestureRecognizer
    private let ownTransition: OwnTransition
    /// The screen's answer about the current drag.
    private(set) var consent: SwipeConsent?
    /// How often a swipe has been cancelled.
    private var cancellations = 0

    init(
        of controller: UINavigationController, owner: any SwipeOwner, system: SystemRecognizers,
        ownPan: PopPanGestureRecognizer, ownTransition: OwnTransition
    ) {
        self.controller = controller
        self.owner = owner
        self.system = system
        self.ownPan = ownPan
        self.ownTransition = ownTransition
        touches = SwipeTouches(of: controller, owner: owner)
    }

    /// The rules for the controller as it is now.
    var decision: PopDecision? {
        guard let controller, let owner else { return nil }
        return PopDecision(controller: controller, owner: owner, system: system, ownPan: ownPan)
    }

    /// The drivers of the own pan.
    var drivers: DriverSelection? {
        guard let controller, let owner else { return nil }
        return DriverSelection(controller: controller, owner: owner, system: system, ownTransition: ownTransition)
    }

    /// Whether the library's rules apply to UIKit's recognizers and its own pan may pop.
    var isManaged: Bool { system.areOwn && owner.map { $0.preferredDriver != .unmanaged } ?? false }

    /// The touch or the scroll that the own pan follows; `nil` if there is none.
    var touchOfOwnPan: PopTouch? {
        if ownPan.numberOfTouches > 0 { return touches.touch(of: ownPan) }
        return ownPan.isFollowingScroll ? touches.scroll(of: ownPan) : nil
    }

    /// The touch or the scroll that one of UIKit's recognizers follows; `nil` if it is unknown.
    func touch(of recognizer: UIGestureRecognizer, _ kind: PopRecognizer) -> PopTouch? {
        kind == .scroll ? touches.scroll(of: recognizer) : touches.touch(of: recognizer)
    }

    /// The drag of a touch until now. In a scroll, the pointer stays in place and the recognizer's translation counts.
    func drag(of touch: PopTouch, by recognizer: UIGestureRecognizer) -> PopDrag {
        if let source = touch.source { return touch.drag(to: source.location(in: controller?.view)) }
        let translation = (recognizer as? UIPanGestureRecognizer)?.translation(in: controller?.view) ?? .zero
        return touch.drag(to: CGPoint(x: touch.point.x + translation.x, y: touch.point.y + translation.y))
    }

    /// The app's animator for the pop of the current drag; `nil` for UIKit's own transition. The app's delegate is
    /// asked once per drag.
    var appsAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard let controller, controller.delegateSuppliesAnimators, let screen = owner?.screenToPop else { return nil }
        let isOnTop = screen === controller.topViewController
        guard let below = isOnTop ? controller.viewControllers.dropLast().last : controller.topViewController else {
            return nil
        }
        return ownTransition.appsAnimator(from: screen, to: below, in: controller)
    }

    /// Asks the screen whether a drag may pop it, once per drag.
    func asksScreen(about touch: PopTouch, _ recognizer: PopRecognizer) -> Bool {
        guard let controller, let owner, let screen = owner.screenToPop else { return false }
        let situation = SwipeConsent.Situation(of: controller, for: owner)
        // A drag that a screen has declined doesn't pop another screen either, such as one that was pushed in the
        // meantime.
        if let consent, consent.touch === touch.source, !consent.isGiven || consent.situation.holds(in: situation) {
            return consent.isGiven
        }
        // Another finger's recognizer may still be waiting. It would begin a second pop when this one begins.
        if let consent, consent.isGiven, consent.touch !== touch.source, consent.recognizer != recognizer {
            system.cancel(consent.recognizer)
        }
        // A screen that changes something before it returns, or cancels the swipe, hasn't agreed.
        let cancellations = cancellations
        let isGiven =
            owner.allowsLeaving(screen) && cancellations == self.cancellations
            && situation.holds(in: .init(of: controller, for: owner))
        consent = SwipeConsent(
            touch: touch.source, recognizer: recognizer, situation: situation, isGiven: isGiven)
        if !isGiven { note(.screenDeclined, about: touch) }
        return isGiven
    }

    /// Allows a drag about which UIKit alone decides.
    func allowUnasked(_ touch: PopTouch, _ recognizer: PopRecognizer) {
        guard let controller, let owner else { return }
        consent = SwipeConsent(
            touch: touch.source, recognizer: recognizer, situation: .init(of: controller, for: owner),
            isGiven: owner.isSwipeEnabled)
    }

    /// Whether a drag has been allowed and hasn't requested its pop yet.
    var isAboutToPop: Bool { consent?.isGiven == true }

    /// Whether one of UIKit's recognizers has the allowed drag.
    var isUIKitAboutToPop: Bool { isAboutToPop && consent?.recognizer != .own }

    /// Whether something has changed since the screen agreed.
    var isConsentVoid: Bool {
        guard isManaged, let consent, consent.isGiven, let controller, let owner else { return false }
        return !consent.situation.holds(in: .init(of: controller, for: owner))
    }

    /// The finger of the drag has moved.
    func noteMove(of source: UITouch) {
        if consent?.touch === source { consent?.moves += 1 }
    }

    /// The consent is kept after the end of its touch.
    func outliveTouch() {
        consent?.outlivesTouch = true
    }

    /// Withdraws the consent of a cancelled swipe. A screen that is being asked then counts as declining.
    func cancel() {
        cancellations += 1
        consent = nil
    }

    /// Called when a swipe has requested its pop.
    func popDidBegin() {
        if isManaged { lastVerdict = .allowed }
        touches.silence()
        consent = nil
    }

    /// Forgets the answers about the former drag when a new one begins.
    func forgetAnswers() {
        consent = nil
        ownTransition.forgetAppsAnimator()
    }

    /// Notes why a drag doesn't pop, for the report at its end. The end of a scroll is unknown, so its reason is
    /// reported now.
    func note(_ refusal: PopGestureRefusal, about touch: PopTouch) {
        touch.refusal = refusal
        touch.isJudged = true
        if touch.isOnTrackpad { report(touch) }
    }

    /// Reports why a drag didn't pop, once.
    func report(_ touch: PopTouch) {
        guard isManaged, !touch.isSilent else { return }
        touch.isSilent = true
        let refusal = touch.refusal ?? .otherGesture
        lastVerdict = .refused(refusal)
        owner?.swipeWasRefused(refusal)
    }

    /// Applies the rules to a drag whose direction is clear, once.
    func judge(_ touch: PopTouch, _ drag: PopDrag) {
        guard !touch.isJudged, let decision else { return }
        if let refusal = decision.refusal(of: drag, of: touch) {
            note(refusal, about: touch)
        } else {
            touch.isJudged = true
        }
    }
}
#endif
