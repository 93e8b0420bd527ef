#if !canImport(ObjectiveC)
@testable import UIKit

// Without Objective-C, the protocol's methods aren't optional: they have default implementations.

extension DeviceForwardingDelegate: NSObjectOverrides {
    package nonisolated func responds(to selector: Selector!) -> Bool {
        implements(selector) || original.responds(to: selector)
    }

    package nonisolated func forwardingTarget(for selector: Selector!) -> Any? { original }

    /// Adds the answer to UIKit's own question, once.
    static let answersUndeclaredQuestion: Bool = {
        let answer: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { delegate, recognizer, event in
            guard let delegate = delegate as? DeviceForwardingDelegate, let event = event as? UIEvent else {
                return true
            }
            return delegate.answerUndeclared(
                about: event, Messages.ask(undeclaredQuestion, of: delegate.original, recognizer, event))
        }
        return class_addMethod(
            DeviceForwardingDelegate.self, undeclaredQuestion, imp_implementationWithBlock(answer), "B@:@@")
    }()
}

extension UIGestureRecognizerDelegate {
    func deviceAnswer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
        gestureRecognizer(recognizer, shouldReceive: event)
    }

    func deviceAnswer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        gestureRecognizer(recognizer, shouldReceive: touch)
    }

    func deviceAnswerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        gestureRecognizerShouldBegin(recognizer)
    }
}
#endif
