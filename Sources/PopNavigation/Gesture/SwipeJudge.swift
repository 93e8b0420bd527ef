#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Decides about drags: applies the rules, asks the screen, and keeps the last verdict.
@MainActor
final class SwipeJudge {
    private(set) weak var controller: UINavigationController?
    private(set) weak var owner: (any SwipeOwner)?
    /// The touches that are down.
    let touches: SwipeTouches
    let system: SystemRecognizers
    let ownPan: PopPanGestureRecognizer
    /// The decision about the last drag.
    private(set) var lastVerdict: PopGestureVerdict?
    /// Whether the current drag has requested its pop.
    private var hasRequestedPop = false
    /// Whether the rules have been applied to the drag of one of UIKit's recognizers.
    var hasAppliedRules = false
    /// Whether the warning about a skipped question has been logged.
    private var hasWarned = false
    private let animators: AnimatorAnswer
    /// Whether the current trackpad scroll has been refused.
    private(set) var hasRefusedScroll = false
    private var hasExplainedBackAction = false

    init(
        of controller: UINavigationController, owner: any SwipeOwner, system: SystemRecognizers,
        ownPan: PopPanGestureRecognizer
    ) {
        self.controller = controller
        self.owner = owner
        self.system = system
        self.ownPan = ownPan
        touches = SwipeTouches(of: controller, owner: owner)
    }

    /// The rules for the controller as it is now.
    var decision: PopDecision? {
        guard let controller, let owner else { return nil }
        return PopDecision(controller: controller, owner: owner, system: system, ownPan: ownPan)
    }

    /// The app's animator for the pop of a drag; `nil` for UIKit's own transition.
    ///
    /// Asks the app's delegate once per drag. Only a recognizer that is about to begin may ask: before that, a swipe of
    /// the app may still win the drag, and the delegate may return an animator only while that swipe drives. So the
    /// questions about failure requirements are answered from what the delegate implements.
    func appsAnimator(for touch: PopTouch) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let controller, controller.delegateSuppliesAnimators else { return nil }
        if touch.animatorAnswer?.isValid(in: controller) != true {
            touch.animatorAnswer = AnimatorAnswer(forPopIn: controller)
        }
        return touch.animatorAnswer?.animator
    }

    /// Asks the screen whether a drag may pop it, once per drag.
    func asksScreen(about touch: PopTouch) -> Bool {
        guard let controller, let owner, let screen = controller.screenToPop else { return false }
        if touch.answer == nil || touch.answer == true && touch.answeringScreen !== screen {
            touch.answeringScreen = screen
            // The screen may switch the swipe off.
            touch.answer = owner.allowsLeaving(screen) && owner.isSwipeEnabled
        }
        if touch.answer == false { note(.screenDeclined, about: touch) }
        return touch.answer == true
    }

    /// Whether a recognizer is requesting the pop that is being called.
    func claimPop() -> Bool {
        guard !hasRequestedPop, system.isSwiping || ownPan.isInProgress else { return false }
        if system.isSwiping, !hasAppliedRules { warnAboutSkippedQuestion() }
        popDidBegin()
        return true
    }

    /// Called when a swipe has requested its pop or has taken over a running one.
    func popDidBegin() {
        (hasRequestedPop, hasAppliedRules) = (true, false)
        if touches.all.first.map(isManaged) ?? true { lastVerdict = .allowed }
        touches.silence()
    }

    /// Warns once that a swipe pops a screen that would have been asked. A subclass that is the delegate of UIKit's
    /// recognizers has answered in place of the class.
    private func warnAboutSkippedQuestion() {
        guard !hasWarned, system.isControllerSwiping, let controller, let screen = controller.topViewController,
            screen.confirmingScreen != nil || screen.asyncConfirmingScreen != nil
        else { return }
        hasWarned = true
        warn(
            about: controller,
            "overrides gestureRecognizerShouldBegin(_:) without calling super. A swipe pops \(screen) unasked."
        )
    }

    /// Called when a new drag may begin.
    func dragWillBegin() {
        hasRequestedPop = false
    }

    /// Called when a trackpad scroll may begin a swipe, since no touch begins a scroll.
    func scrollWillBegin() {
        forgetAnswers()
        hasRefusedScroll = false
    }

    /// Forgets the app's answer about the former drag's animator when a new one begins.
    func forgetAnswers() {
        animators.forget()
    }

    /// Whether the library's rules apply to a touch and its reason is reported.
    func isManaged(_ touch: PopTouch) -> Bool { !touch.isLeftToUIKit }

    /// Notes why a drag doesn't pop, for the report at its end. The end of a scroll is unknown, so its reason is
    /// reported now.
    func note(_ refusal: PopGestureRefusal, about touch: PopTouch) {
        touch.refusal = refusal
        touch.isJudged = true
        if touch.isOnTrackpad {
            hasRefusedScroll = true
            report(touch)
        }
    }

    /// Reports why a drag didn't pop, once.
    func report(_ touch: PopTouch) {
        guard isManaged(touch), !touch.isSilent else { return }
        touch.isSilent = true
        let refusal = touch.refusal ?? .otherGesture
        lastVerdict = .refused(refusal)
        if refusal == .backAction { explainBackAction(to: touch) }
        owner?.swipeWasRefused(refusal)
    }

    /// Says once in the log how a screen with a back action gets its swipe: on a plain controller, UIKit pops it.
    private func explainBackAction(to touch: PopTouch) {
        let isSwipe =
            touch.isOnTrackpad
            || drag(of: touch).isForward && (touch.facts.startsInArea || touch.facts.startsAtLeadingEdge)
        guard isSwipe, !hasExplainedBackAction, let screen = touch.screen else { return }
        hasExplainedBackAction = true
        warn(
            about: screen,
            "has a backAction, so a swipe doesn't pop it. Set PopPreferences.isGestureEnabled to true to allow the "
                + "swipe, or adopt PopConfirming to be asked.")
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
