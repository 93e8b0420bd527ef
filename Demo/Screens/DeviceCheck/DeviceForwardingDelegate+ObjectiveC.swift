#if canImport(ObjectiveC)
import UIKit

// Calls the protocol's optional methods, and the one that no header declares.

extension DeviceForwardingDelegate {
    nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || original.responds(to: selector)
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { original }

    /// Adds the answer to UIKit's own question, once.
    static let answersUndeclaredQuestion: Bool = {
        let answer: @convention(block) (DeviceForwardingDelegate, UIGestureRecognizer, UIEvent) -> Bool = {
            delegate, recognizer, event in
            MainActor.assumeIsolated {
                delegate.answerUndeclared(about: event, delegate.original.deviceAllows(event, for: recognizer))
            }
        }
        return class_addMethod(
            DeviceForwardingDelegate.self, undeclaredQuestion, imp_implementationWithBlock(answer), "B@:@@")
    }()
}

extension UIGestureRecognizerDelegate {
    /// The answer to UIKit's own question. Nil if the delegate has none.
    fileprivate func deviceAllows(_ event: UIEvent, for recognizer: UIGestureRecognizer) -> Bool? {
        let question = DeviceForwardingDelegate.undeclaredQuestion
        guard responds(to: question), let implementation = (self as? NSObject)?.method(for: question) else {
            return nil
        }
        typealias Function = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
        return unsafeBitCast(implementation, to: Function.self)(self, question, recognizer, event)
    }

    func deviceAnswer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
        gestureRecognizer?(recognizer, shouldReceive: event)
    }

    func deviceAnswer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        gestureRecognizer?(recognizer, shouldReceive: touch)
    }

    func deviceAnswerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        gestureRecognizerShouldBegin?(recognizer)
    }
}
#endif
