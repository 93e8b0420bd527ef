#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Advice in the log about a screen whose swipe differs from what its app may expect. Each piece is given once for each
/// controller.
@MainActor
final class PopAdvice {
    private enum Topic: Equatable {
        case backAction, lock, skippedQuestion, zoom
        case overriddenRefusal(ObjectIdentifier)
    }

    private var given: [Topic] = []

    private func give(_ topic: Topic, about object: Any, _ advice: @autoclosure () -> String) {
        guard !given.contains(topic) else { return }
        given.append(topic)
        warn(about: object, advice())
    }

    /// Says how a screen with a back action gets its swipe: on a plain controller, UIKit pops it.
    func explainBackAction(of screen: UIViewController) {
        give(
            .backAction, about: screen,
            "has a backAction, so a swipe doesn't pop it. Set PopPreferences.isGestureEnabled to true to allow the "
                + "swipe, or adopt PopConfirming to be asked.")
    }

    /// Says who has locked the swipe. An app that has replaced its own swipe with the library may have kept the line
    /// that disables UIKit's.
    func explain(_ lock: PopLock, on controller: UINavigationController, by recognizer: UIGestureRecognizer) {
        let cause =
            switch lock {
            case .recognizer: "has UIKit's pop recognizer disabled or removed"
            case .delegate:
                recognizer.delegate.map { "has \($0) as the delegate of UIKit's pop recognizer, which has refused" }
                    ?? "has a delegate of UIKit's pop recognizer that has refused"
            }
        give(
            .lock, about: controller,
            "\(cause), so a swipe doesn't pop. For a screen that must stay, set PopPreferences.isGestureEnabled to "
                + "false instead; otherwise remove that line.")
    }

    /// Says that a swipe pops a screen that would have been asked: a controller that is the delegate of UIKit's
    /// recognizers has answered in place of the library.
    func explainSkippedQuestion(of screen: UIViewController, on controller: UINavigationController, isOverride: Bool) {
        let cause =
            isOverride
            ? "overrides gestureRecognizerShouldBegin(_:) without calling super"
            : "is the delegate of UIKit's pop recognizers, in place of the library's"
        give(.skippedQuestion, about: controller, "\(cause). A swipe pops \(screen) without asking it.")
    }

    /// Says that a swipe pops a screen that states nothing, and that UIKit alone would have kept.
    func explainOverriddenRefusal(of screen: UIViewController) {
        give(
            .overriddenRefusal(ObjectIdentifier(type(of: screen))), about: screen,
            "doesn't show UIKit's back button, so a swipe wouldn't pop it on a plain controller; here it does. Set "
                + "PopPreferences.isGestureEnabled to false if the screen must stay, or to true if the swipe is meant.")
    }

    /// Says that UIKit's own gestures pop a screen although a switch or a question may refuse: the recognizers of a
    /// zoom (iOS 18) are on the screen's view, where the library doesn't set a delegate.
    func explainZoom(of screen: UIViewController) {
        give(
            .zoom, about: screen,
            "has a preferredTransition. UIKit's gestures of a zoom obey no switch and ask no question, unless "
                + "ZoomOptions.followPopPreferences(of:) is called before the transition is made.")
    }
}

// MARK: - When it is given

extension PopGestureSession {
    /// Explains the refusal of a drag that is reported.
    func adviseAboutRefusal(_ refusal: PopGestureRefusal, of touch: PopTouch) {
        let isSwipe =
            touch.isOnTrackpad
            || drag(of: touch).isForward && (touch.facts.preferences.isInArea || touch.facts.location.isAtLeadingEdge)
        guard isSwipe, let controller else { return }
        if refusal == .backAction, let screen = touch.screen { advice.explainBackAction(of: screen) }
        if [.disabled, .delegateDeclined].contains(refusal), let recognizer = uiKit.recognizer(for: touch),
            let lock = touch.facts.route.lock ?? (refusal == .delegateDeclined ? .delegate : nil),
            // UIKit itself disables the recognizer of a column that has collapsed into another stack.
            lock == .delegate || controller.navigationController == nil
        {
            advice.explain(lock, on: controller, by: recognizer)
        }
    }

    /// Called when a drag is about to pop a screen, perhaps one that UIKit refuses. A collapsed split view hides a bar
    /// itself.
    func adviseAboutOverriddenRefusal(_ touch: PopTouch) {
        guard let screen = touch.screen, !(screen is UINavigationController), screen.configurable == nil,
            screen.configurableInObjectiveC == nil, touch.preferences?.isGestureEnabled == nil,
            touch.preferences?.area == nil
        else { return }
        switch touch.facts.route.refusal {
        case .barIsHidden, .leadingItem: advice.explainOverriddenRefusal(of: screen)
        default: break
        }
    }

    /// Called when a swipe pops whose rules haven't been applied.
    func adviseAboutSkippedQuestion() {
        guard uiKit.haveControllerAsDelegate, let controller, let screen = controller.topViewController,
            screen.confirmingScreen != nil || screen.asyncConfirmingScreen != nil
        else { return }
        advice.explainSkippedQuestion(
            of: screen, on: controller, isOverride: ownPan.delegate === controller)
    }

    /// Called when a screen has been shown.
    func adviseAboutZoom() {
        guard let controller, controller.viewControllers.count > 1, let screen = controller.topViewController,
            screen.usesSystemTransition, !ZoomGestures.follow(screen), mayRefuse(screen)
        else { return }
        advice.explainZoom(of: screen)
    }

    /// Whether a switch refuses every swipe of a screen, or a question decides about it.
    private func mayRefuse(_ screen: UIViewController) -> Bool {
        !isSwipeEnabled || self.screen?.preferences?.isGestureEnabled == false || screen.hasQuestion
            || modifiers.hasQuestion(about: screen)
    }
}
#endif
