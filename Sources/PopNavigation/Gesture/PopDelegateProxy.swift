#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The delegate of one of UIKit's pop recognizers. It keeps UIKit's own delegate and adds the controller's rules.
///
/// The header of SDK 26.0 says that both recognizers "should only be used to set up failure requirements". A delegate
/// on them is outside what the header offers, so it is installed only where a plain controller remains without it.
///
/// UIKit's delegate answers every question first, including those that no header declares. Its no stands, with one
/// exception. On screens with a hidden bar or without UIKit's back button, it refuses the whole event before any public
/// question (seen on iOS 13.4 and later), in a question named like the public one with an underscore in front. This
/// class overrides that refusal where there is a reason and nothing blocks the pop, as FWFramework and QMUI_iOS do.
///
/// With the trait `PublicAPIOnly`, this class can't answer that question. Instead, it stops responding to the question
/// on such screens, so that UIKit doesn't ask it, as KVRouterKit does. Where there is no reason to override, it refuses
/// the start.
@MainActor
final class PopDelegateProxy: NSObject {
    /// What UIKit's delegate says about a pop.
    enum Consent {
        /// UIKit's delegate has agreed at every stage.
        case given
        /// Its refusal has been overridden.
        case overridden
        /// The recognizer doesn't have UIKit's delegate, as in apps that have set it to `nil`.
        case absent
    }

    /// UIKit's delegate; `nil` if the recognizer had none. Retained, since UIKit caches what a delegate responds to.
    nonisolated(unsafe) let original: (any UIGestureRecognizerDelegate)?
    private let role: RecognizerRole
    private weak var session: PopGestureSession?
    /// Whether UIKit's refusal of the last event was overridden, or not asked for.
    private var hasOverridden = false
    /// Whether UIKit's delegate has refused the last event or drag for a reason that only UIKit knows, such as a
    /// keyboard that is moving.
    private(set) var hasRefused = false
    #if PublicAPIOnly
    /// Whether the delegate hides UIKit's question about events. UIKit may ask from any thread.
    private nonisolated(unsafe) var hidesEventQuestion = false
    #endif

    init(_ role: RecognizerRole, in session: PopGestureSession, to original: (any UIGestureRecognizerDelegate)?) {
        self.role = role
        self.session = session
        self.original = original
        super.init()
        _ = Self.addsEventQuestion
    }

    /// Sets the delegate again if what it responds to has changed: UIKit asks only when a delegate is set.
    func update(on recognizer: UIGestureRecognizer) {
        #if PublicAPIOnly
        let hides = original != nil && session?.route.isRefusedByUIKit == true
        guard hides != hidesEventQuestion else { return }
        (hidesEventQuestion, hasOverridden) = (hides, hides)
        recognizer.delegate = self
        #endif
    }

    /// The answer to UIKit's question about an event.
    ///
    /// UIKit may ask before it has found the touched view, so nothing is known about the touch.
    func receives(_ event: UIEvent, uiKitAgrees: Bool) -> Bool {
        (hasOverridden, hasRefused) = (false, false)
        guard !uiKitAgrees else { return true }
        let route = session?.route ?? PopRoute()
        // Of a screen that asks, UIKit answers in `shouldBegin` whether a transition blocks the pop.
        if route.refusal == .backButtonAsks, route.isPopSafeOnceAtRest { return true }
        hasOverridden = route.overridesRefusal && route.isPopSafe
        hasRefused = !hasOverridden
        return hasOverridden
    }

    /// Whether the delegate responds to a selector. It doesn't respond to a question to which it has no answer, so that
    /// UIKit's default remains.
    nonisolated func responds(toQuestion selector: Selector) -> Bool? {
        #if PublicAPIOnly
        if selector == .uiKitsEventQuestion, hidesEventQuestion { return false }
        #endif
        let isAnswered: Bool
        switch selector {
        case .shouldReceiveTouch, .shouldBegin: isAnswered = true
        // The edge recognizer has its priority from UIKit's delegate, in an undeclared question.
        case .shouldRequireFailure, .shouldBeRequiredToFail: isAnswered = role == .content
        case .shouldReceiveEvent, .shouldRecognizeSimultaneously: isAnswered = false
        default: return nil
        }
        return isAnswered || original?.responds(to: selector) == true
    }

    /// Whether the question is about the own pan's drag: the app's delegate has kept this proxy, and passes it on.
    private var isAskedAboutOwnPan: Bool { session?.uiKit.isAskingAppsDelegate == true }

    /// A trackpad scroll has no touches.
    private var presentRole: RecognizerRole { session?.touches.areDown == false ? .scroll : role }
}

extension PopDelegateProxy: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        original?.answer(recognizer, shouldReceive: event) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard original?.answer(recognizer, shouldReceive: touch) ?? true else { return false }
        return isAskedAboutOwnPan || mayReceive(touch)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let uiKitAgrees = original?.answerShouldBegin(recognizer) ?? true
        if isAskedAboutOwnPan { return uiKitAgrees }
        // UIKit may refuse the library's own back action here: no header says where it does.
        hasRefused = !uiKitAgrees && session?.route.refusal != .backButtonAsks
        guard !hasRefused else { return false }
        #if PublicAPIOnly
        if hidesEventQuestion, session?.route.overridesRefusal != true { return false }
        #endif
        let consent: Consent = original == nil ? .absent : uiKitAgrees && !hasOverridden ? .given : .overridden
        if isRefusedScroll { return false }
        let begins = mayBegin(recognizer, consent)
        if role == .edge { session?.hasEdgeRefusedScroll = !begins && presentRole == .scroll }
        return begins
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldRequireFailureOf: other) == true { return true }
        return waits(recognizer, for: other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldBeRequiredToFailBy: other) == true { return true }
        return precedes(recognizer, other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        original?.answer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}

// MARK: - The library's answers, after those of UIKit's delegate

extension PopDelegateProxy {
    /// Whether the edge recognizer has been refused the scroll about which the content recognizer asks after it.
    private var isRefusedScroll: Bool {
        guard presentRole == .scroll, let session else { return false }
        return session.hasEdgeRefusedScroll && session.uiKit.edge?.state == .failed
    }

    /// Whether the recognizer may receive a touch that UIKit's delegate accepts. Where the touch is unknown, UIKit's
    /// answer counts.
    private func mayReceive(_ source: UITouch) -> Bool {
        guard let touch = session?.noteTouch(source) else { return true }
        return touch.evaluationAtTouchDown.refusal(for: role) == nil && !(role == .edge && belongsToOwnPan(touch))
    }

    /// Whether the own pan takes a touch from UIKit's edge recognizer: the app wants a view's recognizers to precede
    /// the swipe at the edge too, and UIKit's edge recognizer would precede them.
    private func belongsToOwnPan(_ touch: PopTouch) -> Bool {
        !touch.facts.route.usesSystemTransition && touch.startsInPrecedingView
    }

    /// Whether the recognizer may begin a pop that UIKit's delegate allows. Where the touch is unknown, UIKit's answer
    /// counts.
    ///
    /// - Parameter consent: What UIKit says. Unless it has given its consent, the rules must check UIKit's own
    ///   conditions, or the app could freeze.
    private func mayBegin(_ recognizer: UIGestureRecognizer, _ consent: Consent) -> Bool {
        let role = presentRole
        guard let session,
            let touch = role == .scroll ? session.makeScroll(of: recognizer) : session.touches.touch(of: recognizer)
        else { return consent == .given }
        session.hasAppliedRules = true
        session.swipeMayBegin(with: touch)
        // A scroll's facts have just been collected.
        if role != .scroll {
            session.collectFacts(of: touch)
            // The own pan dismisses, and has its own verdict.
            if touch.facts.route.dismissesController { return false }
        }
        if let refusal = PopGestureRules.evaluate(touch.facts).refusal(for: role) {
            session.record(refusal, about: touch)
            return false
        }
        guard isSafeAndForward(touch, recognizer, consent) else { return false }
        if touch.isLeftToUIKit { return true }
        guard belongsToUIKit(touch, recognizer, consent, in: session) else { return false }
        session.askScreen(about: touch)
        guard touch.answer == true else { return false }
        if consent == .overridden { session.adviseAboutOverriddenRefusal(touch) }
        return true
    }

    /// Whether a pop is safe and forward, if UIKit hasn't checked its own conditions.
    private func isSafeAndForward(
        _ touch: PopTouch, _ recognizer: UIGestureRecognizer, _ consent: Consent
    ) -> Bool {
        consent == .given || touch.facts.route.isPopSafe && isForward(recognizer)
    }

    /// Whether the drag leads towards the trailing side.
    private func isForward(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let translation = view.effectiveUserInterfaceLayoutDirection.forward(pan.translation(in: view).x)
        return PopDrag.isForward(translation, for: presentRole)
    }

    /// Whether neither an inner stack, a preceding view nor the app's animator pops with a drag.
    private func belongsToUIKit(
        _ touch: PopTouch, _ recognizer: UIGestureRecognizer, _ consent: Consent, in session: PopGestureSession
    ) -> Bool {
        guard !touch.isHandledInside else { return false }
        // UIKit would refuse in an inner stack. A controller that is the delegate can't make its recognizer wait, so a
        // preceding view keeps all its drags.
        if consent != .given, touch.facts.location.isInInnerNavigation { return false }
        if recognizer.delegate === session.controller, touch.startsInPrecedingView { return false }
        // The own pan pops with the app's animator. On a controller of another class UIKit refuses, if it has a say,
        // and the app drives its own pop.
        guard touch.facts.route.hasOwnTransition || consent == .overridden else { return true }
        session.askForAnimator(of: touch)
        return touch.animatorAnswer?.animator == nil
    }

    /// Whether UIKit's content recognizer waits until a recognizer of a preceding view has failed. Between UIKit's
    /// recognizer and those of scroll views and rows, UIKit decides.
    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        touch(of: recognizer)?.isPreceded(by: other) == true
    }

    /// Whether a scroll view at its leading limit waits for UIKit's content recognizer. Not in the strip: there the
    /// content recognizer waits for the edge recognizer, and an app may make the edge recognizer wait for a scroll
    /// view, so each would wait for the other.
    private func precedes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let session, let touch = touch(of: recognizer), touch.facts.route.extendsSwipe,
            !touch.facts.location.isAtLeadingEdge, !touch.facts.route.isLeftToAppsAnimator,
            touch.facts.route.lock == nil
        else { return false }
        // A backward drag must not wait for a recognizer that needs 30 points to fail. The other recognizer asks, so it
        // knows the drag; this one may not have received the event yet.
        return session.drag(of: touch).isForward && touch.precedesScroll(of: other)
    }

    /// The touch of the recognizer, unless only UIKit decides about its priority.
    private func touch(of recognizer: UIGestureRecognizer) -> PopTouch? {
        guard let touch = session?.touches.touch(of: recognizer), !touch.isLeftToUIKit else { return nil }
        return touch
    }
}

extension PopTouch {
    /// Whether an inner stack handles the drag: it is swiping back, or its screen has refused the drag. The innermost
    /// stack goes back first, and the outer stack must not remove a screen that the inner one keeps.
    fileprivate var isHandledInside: Bool {
        views.innerNavigation.contains { inner in
            inner.isSwipingBack || inner.viewIfLoaded?.popGestureSession?.hasAppRefused(source) == true
        }
    }
}

extension PopGestureSession {
    /// Whether the app has refused to let a drag pop this controller's screen.
    fileprivate func hasAppRefused(_ source: UITouch?) -> Bool {
        switch source.flatMap({ touches[$0] })?.refusal {
        // UIKit too disables recognizers, such as those of a collapsed column.
        case .disabled: !isSwipeEnabled
        case .disabledByScreen, .backAction, .outsideArea, .excludedView, .screenDeclined: true
        default: false
        }
    }

    /// Makes a touch for the trackpad scroll that a recognizer follows.
    fileprivate func makeScroll(of recognizer: UIGestureRecognizer) -> PopTouch? {
        guard let controller else { return nil }
        let point = recognizer.location(in: controller.view)
        return makeTouch(at: point, on: controller.view.hitTest(point, with: nil), isOnTrackpad: true)
    }
}

extension UINavigationController {
    /// Whether one of UIKit's recognizers of this controller has recognized a swipe.
    fileprivate var isSwipingBack: Bool {
        [interactivePopGestureRecognizer, contentPopRecognizer].contains { $0?.hasRecognized == true }
    }
}

#if PublicAPIOnly
extension PopRoute {
    /// Whether UIKit refuses on the current screen. For a back action it doesn't on known systems, so that reason
    /// counts only where the refusal would be overridden.
    fileprivate var isRefusedByUIKit: Bool {
        refusal != nil && (refusal != .backAction || overridesRefusal)
    }
}
#endif

extension Selector {
    /// UIKit's own question about an event, which no header declares: the public name with an underscore in front.
    static var uiKitsEventQuestion: Selector { sel_registerName("_\(Selector.shouldReceiveEvent)") }
}
#endif
