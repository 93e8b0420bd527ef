#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// What needs the Objective-C runtime, and what stands for it where there is none.

#if canImport(ObjectiveC)

extension BasicNavigationController {
    /// UIKit's own answer to a delegate question that its navigation controller implements without declaring it; nil where
    /// this version of UIKit does not. Swift cannot call an undeclared method of `super`.
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

extension BasicNavigationController {
    // For Interface Builder, which does not know Swift enums.

    /// ``popGestureArea`` as a share of the width, from 0 to 1.
    @IBInspectable var popGestureFraction: CGFloat {
        get { popGestureArea.extent(inWidth: 1) }
        set { popGestureArea = .leadingFraction(newValue) }
    }

    /// VoiceOver's two-finger scrub goes back, also where a custom item or a hidden bar leaves no back button to press.
    open override func accessibilityPerformEscape() -> Bool {
        // Main thread, which the declaration does not say on every SDK.
        MainActor.assumeIsolated { goBackByEscape() } || super.accessibilityPerformEscape()
    }
}

extension PercentDrivenDriver {
    static var registerAction: Void { () }

    @objc(dragged:)
    private func receiveDrag(_ recognizer: UIPanGestureRecognizer) {
        dragged(recognizer)
    }
}

#else

extension BasicNavigationController {
    func uiKitAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        nil
    }
}

extension PercentDrivenDriver {
    static let registerAction: Void = {
        let action: @MainActor (AnyObject, Any?) -> Void = { driver, recognizer in
            guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
            (driver as? PercentDrivenDriver)?.dragged(recognizer)
        }
        class_addMethod(
            PercentDrivenDriver.self, OwnSelector.percentDrivenDrag, imp_implementationWithBlock(action), nil)
    }()
}

#endif
#endif
