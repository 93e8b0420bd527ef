#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if !canImport(ObjectiveC)
import UIKit

extension BasicNavigationController {
    func uiKitAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        undeclaredAnswer(to: question, first, second)
    }
}

#endif
#endif
