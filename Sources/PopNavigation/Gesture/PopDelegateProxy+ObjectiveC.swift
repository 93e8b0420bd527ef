#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

// Calls the protocol's optional methods, and methods that no header declares.

extension PopDelegateProxy {
    nonisolated override func responds(to selector: Selector!) -> Bool {
        responds(toQuestion: selector) ?? (super.responds(to: selector) || original?.responds(to: selector) == true)
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        original ?? super.forwardingTarget(for: selector)
    }

    /// Adds the answer to UIKit's question about an event, once. It is added by name because App Review looks for
    /// compiled selectors.
    static let addsEventQuestion: Void = {
        #if !PublicAPIOnly
        let answer: @convention(block) (PopDelegateProxy, UIGestureRecognizer, UIEvent) -> Bool = {
            delegate, recognizer, event in
            let uiKitAgrees = delegate.original?.allowsEvent(event, for: recognizer) ?? true
            guard isMainThread else { return uiKitAgrees }
            return MainActor.assumeIsolated { delegate.receives(event, uiKitAgrees: uiKitAgrees) }
        }
        class_addMethod(PopDelegateProxy.self, .uiKitsEventQuestion, imp_implementationWithBlock(answer), "B@:@@")
        #endif
    }()
}

extension UIGestureRecognizerDelegate {
    /// UIKit's answer to its own question about an event; `nil` if it has none.
    fileprivate func allowsEvent(_ event: UIEvent, for recognizer: UIGestureRecognizer) -> Bool? {
        guard responds(to: .uiKitsEventQuestion), let object = self as? NSObject,
            let implementation = object.method(for: .uiKitsEventQuestion)
        else { return nil }
        typealias EventQuestion = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
        return unsafeBitCast(implementation, to: EventQuestion.self)(object, .uiKitsEventQuestion, recognizer, event)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
        gestureRecognizer?(recognizer, shouldReceive: event)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        gestureRecognizer?(recognizer, shouldReceive: touch)
    }

    func answerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        gestureRecognizerShouldBegin?(recognizer)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool? {
        gestureRecognizer?(recognizer, shouldRequireFailureOf: other)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool? {
        gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other)
    }

    func answer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool? {
        gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }
}
#endif
#endif
