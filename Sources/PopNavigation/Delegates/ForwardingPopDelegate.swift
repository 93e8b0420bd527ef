#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The delegate of one of UIKit's pop recognizers. It keeps UIKit's own delegate and adds the controller's rules.
///
/// UIKit's delegate answers every question first, including those that no header declares. Its no stands, with one
/// exception. On screens with a hidden bar or without UIKit's back button, it refuses the whole event before any public
/// question (seen on iOS 13.4 and later), in a question named like the public one with an underscore in front. This
/// class overrules that refusal where there is a reason and nothing blocks the pop.
///
/// With the trait `PublicAPIOnly`, this class can't answer that question. Instead, it stops responding to the question
/// while there is a reason to overrule, so that UIKit skips the refusal.
@MainActor
final class ForwardingPopDelegate: NSObject {
    /// UIKit's delegate; `nil` if the recognizer had none. Retained, since UIKit caches what a delegate responds to.
    nonisolated(unsafe) let original: (any UIGestureRecognizerDelegate)?
    private let kind: PopRecognizer
    private weak var rules: (any SystemPopRules)?
    /// Whether UIKit's refusal of the last event was overruled, or not asked for.
    private var hasOverruled = false
    /// Whether the last event was a scroll of a trackpad.
    private var isFollowingScroll = false
    /// Whether the delegate hides UIKit's question about events. UIKit may ask from any thread.
    private nonisolated(unsafe) var hidesEventQuestion = false

    init(_ kind: PopRecognizer, rules: any SystemPopRules, to original: (any UIGestureRecognizerDelegate)?) {
        self.kind = kind
        self.rules = rules
        self.original = original
        super.init()
        _ = Self.answersEventQuestion
    }

    /// Sets the delegate again if what it responds to has changed: UIKit asks only when a delegate is set.
    func update(on recognizer: UIGestureRecognizer) {
        #if PublicAPIOnly
        let hides = rules?.hasReasonToOverrule == true
        guard hides != hidesEventQuestion else { return }
        (hidesEventQuestion, hasOverruled) = (hides, hides)
        recognizer.delegate = nil
        recognizer.delegate = self
        #endif
    }

    /// The answer to UIKit's question about an event.
    func receives(_ event: UIEvent, uiKitAgrees: Bool) -> Bool {
        noteKind(of: event)
        hasOverruled = !uiKitAgrees && rules?.overrulesRefusal(of: event) == true
        return uiKitAgrees || hasOverruled
    }

    private var presentKind: PopRecognizer { isFollowingScroll ? .scroll : kind }

    private func noteKind(of event: UIEvent) {
        isFollowingScroll = event.type == .scroll
        if isFollowingScroll { rules?.scrollDidBegin() }
    }

    /// Whether the delegate responds to a selector because UIKit's delegate does.
    nonisolated func respondsForOriginal(to selector: Selector) -> Bool {
        if hidesEventQuestion, selector == .uiKitsEventQuestion { return false }
        return original?.responds(to: selector) == true
    }
}

extension ForwardingPopDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        noteKind(of: event)
        return original?.answer(recognizer, shouldReceive: event) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        isFollowingScroll = false
        guard original?.answer(recognizer, shouldReceive: touch) ?? true else { return false }
        return rules?.mayReceive(touch, kind) ?? true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard original?.answerShouldBegin(recognizer) ?? true else { return false }
        let isUIKitsConsent = original != nil && !hasOverruled
        let mayBegin = rules?.mayBegin(recognizer, presentKind, isUIKitsConsent: isUIKitsConsent) ?? isUIKitsConsent
        // The recognizer may have to wait for another one, and the stack may change in the meantime, such as when a
        // transition ends. UIKit's own delegate then keeps the app from freezing. The guard returns when the touch or
        // the swipe has ended.
        if mayBegin, rules?.takesConsentBack != true { recognizer.delegate = original }
        return mayBegin
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldRequireFailureOf: other) == true { return true }
        return rules?.waits(recognizer, presentKind, for: other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        if original?.answer(recognizer, shouldBeRequiredToFailBy: other) == true { return true }
        return rules?.precedes(recognizer, presentKind, other) == true
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
