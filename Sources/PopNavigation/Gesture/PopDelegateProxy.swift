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
    private weak var coordinator: PopGestureCoordinator?
    /// Whether UIKit's refusal of the last event was overridden, or not asked for.
    private var hasOverridden = false
    /// Whether UIKit's delegate has refused the last event or drag, for a reason of its own, such as a keyboard that is
    /// moving.
    private(set) var hasRefused = false
    #if PublicAPIOnly
    /// Whether the delegate hides UIKit's question about events. UIKit may ask from any thread.
    private nonisolated(unsafe) var hidesEventQuestion = false
    #endif

    init(_ role: RecognizerRole, coordinator: PopGestureCoordinator, to original: (any UIGestureRecognizerDelegate)?) {
        self.role = role
        self.coordinator = coordinator
        self.original = original
        super.init()
        _ = Self.addsEventQuestion
    }

    /// Sets the delegate again if what it responds to has changed: UIKit asks only when a delegate is set.
    func update(on recognizer: UIGestureRecognizer) {
        #if PublicAPIOnly
        let hides = original != nil && coordinator?.isRefusedByUIKit == true
        guard hides != hidesEventQuestion else { return }
        (hidesEventQuestion, hasOverridden) = (hides, hides)
        recognizer.delegate = self
        #endif
    }

    /// The answer to UIKit's question about an event.
    func receives(_ event: UIEvent, uiKitAgrees: Bool) -> Bool {
        let agrees = uiKitAgrees || coordinator?.refusalIsForBackAction == true
        hasOverridden = !agrees && coordinator?.overridesRefusal == true
        hasRefused = !agrees && !hasOverridden
        return !hasRefused
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

    /// Whether the app's delegate, which has kept this proxy, passes on a question about the own pan's drag.
    private var isAskedAboutOwnPan: Bool { coordinator?.uiKit.isAskingAppsDelegate == true }

    /// A trackpad scroll has no touches.
    private var presentRole: RecognizerRole { coordinator?.touches.areDown == false ? .scroll : role }
}

extension PopDelegateProxy: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        original?.answer(recognizer, shouldReceive: event) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard original?.answer(recognizer, shouldReceive: touch) ?? true else { return false }
        return isAskedAboutOwnPan || coordinator?.mayReceive(touch, role) ?? true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let uiKitAgrees = original?.answerShouldBegin(recognizer) ?? true
        if isAskedAboutOwnPan { return uiKitAgrees }
        // UIKit may refuse the library's own back action here: no header says where it does.
        hasRefused = !uiKitAgrees && coordinator?.reasonToOverride != .backButtonAsks
        guard !hasRefused else { return false }
        #if PublicAPIOnly
        if hidesEventQuestion, coordinator?.reasonToOverride == nil { return false }
        #endif
        let consent: Consent = original == nil ? .absent : uiKitAgrees && !hasOverridden ? .given : .overridden
        return coordinator?.mayBegin(recognizer, presentRole, consent) ?? (consent == .given)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldRequireFailureOf: other) == true { return true }
        return coordinator?.waits(recognizer, for: other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldBeRequiredToFailBy: other) == true { return true }
        return coordinator?.precedes(recognizer, other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        original?.answer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}

extension Selector {
    /// UIKit's own question about an event, which no header declares: the public name with an underscore in front.
    static var uiKitsEventQuestion: Selector { sel_registerName("_\(Selector.shouldReceiveEvent)") }
}
#endif
