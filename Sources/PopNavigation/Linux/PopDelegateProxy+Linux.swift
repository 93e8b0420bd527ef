// For the headless UIKit: Linux has no Objective-C. The manifest leaves this folder out on Apple's hosts.
#if canImport(UIKit) && !canImport(ObjectiveC)
@testable import UIKit

// Without Objective-C, the protocol's methods aren't optional: they have default implementations.

extension PopDelegateProxy: NSObjectOverrides {
    package nonisolated func responds(to selector: Selector!) -> Bool {
        responds(toQuestion: selector) ?? (implements(selector) || original?.responds(to: selector) == true)
    }

    package nonisolated func forwardingTarget(for selector: Selector!) -> Any? { original }

    /// Adds the answer to UIKit's question about an event, once.
    static let addsEventQuestion: Void = {
        #if !PublicAPIOnly
        let answer: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { delegate, recognizer, event in
            let (delegate, event) = (delegate as! PopDelegateProxy, event as! UIEvent)
            let uiKitAgrees = delegate.original.flatMap {
                Messages.ask(.uiKitsEventQuestion, of: $0, recognizer, event)
            }
            return delegate.receives(event, uiKitAgrees: uiKitAgrees ?? true)
        }
        class_addMethod(PopDelegateProxy.self, .uiKitsEventQuestion, imp_implementationWithBlock(answer), "B@:@@")
        #endif
    }()
}

extension UIGestureRecognizerDelegate {
    func answer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
        gestureRecognizer(recognizer, shouldReceive: event)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        gestureRecognizer(recognizer, shouldReceive: touch)
    }

    func answerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        gestureRecognizerShouldBegin(recognizer)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool? {
        gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }

    func answer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool? {
        gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }

    func answer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool? {
        gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }
}
#endif
