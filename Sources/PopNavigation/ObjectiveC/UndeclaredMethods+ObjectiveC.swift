#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if canImport(ObjectiveC)
import UIKit

extension BasicNavigationController {
    /// UIKit's own implementation of a delegate method that UINavigationController implements without declaring it;
    /// `nil` if this version of UIKit has none. Swift cannot call an undeclared method of `super`.
    func uiKitAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        guard let method = class_getInstanceMethod(UINavigationController.self, question) else { return nil }
        let implementation = method_getImplementation(method)
        guard let second else {
            typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> Bool
            return unsafeBitCast(implementation, to: Function.self)(self, question, first)
        }
        typealias Function = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
        return unsafeBitCast(implementation, to: Function.self)(self, question, first, second)
    }
}

#endif
#endif
