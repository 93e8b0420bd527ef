#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if !canImport(ObjectiveC)
import UIKit

// Linux has neither `#selector` nor `@objc`.

extension Selector {
    static var recognizerDidChange: Selector { sel_registerName("recognizerDidChange") }
    static var nextTurn: Selector { sel_registerName("fire") }
}

extension SwipeController: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == .recognizerDidChange }
    package func receive(_ selector: Selector, _ argument: AnyObject?) { recognizerDidChange() }
}

extension NextTurn: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == .nextTurn }
    package func receive(_ selector: Selector, _ argument: AnyObject?) { fire() }
}

extension BasicNavigationController {
    func uiKitAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        undeclaredAnswer(to: question, first, second)
    }
}

extension SystemVersion {
    /// `#available(iOS 26, *)` is always true on Linux. The simulated system's version decides at run time.
    @MainActor static var isAtLeast26: Bool { NSString(string: UIDevice.current.systemVersion).integerValue >= 26 }
}

#endif
#endif
