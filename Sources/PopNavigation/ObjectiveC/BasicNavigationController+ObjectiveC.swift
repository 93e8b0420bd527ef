#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// What needs the Objective-C runtime, and its replacement for Linux.

#if canImport(ObjectiveC)

extension BasicNavigationController {
    /// UIKit's own implementation of a delegate method that UINavigationController implements without declaring it; `nil` if
    /// this version of UIKit has none. Swift cannot call an undeclared method of `super`.
    func uiKitAnswer(
        to selector: @autoclosure () -> Selector, _ first: AnyObject, _ second: AnyObject? = nil
    ) -> Bool? {
        let question = selector()
        guard let method = class_getInstanceMethod(UINavigationController.self, question) else { return nil }
        let implementation = method_getImplementation(method)
        guard let second else {
            typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> Bool
            return unsafeBitCast(implementation, to: Function.self)(self, question, first)
        }
        typealias Function = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
        return unsafeBitCast(implementation, to: Function.self)(self, question, first, second)
    }

    /// ``popGestureArea`` for Interface Builder, which does not know Swift enums: a share of the width, from 0 to 1.
    /// The value read is meaningful only for a share.
    @IBInspectable var popGestureFraction: CGFloat {
        get { popGestureArea.extent(inWidth: 1) }
        set { popGestureArea = .leadingFraction(newValue) }
    }

    // For Objective-C, which does not see Swift's own declarations.

    @available(swift, obsoleted: 1.0)
    @objc(popRecognizer)
    public var objcPopRecognizer: UIPanGestureRecognizer? { popRecognizer }

    @available(swift, obsoleted: 1.0)
    @objc(goBackAnimated:) @discardableResult
    public func objcGoBack(animated: Bool) -> Bool { goBack(animated: animated) }
}

extension PopGestures {
    static var registerActions: Void { () }

    @objc(popNavigation_recognizerChanged)
    private func receiveChange() { recognizerChanged() }
}

extension NextTurn {
    static var registerActions: Void { () }

    @objc(popNavigation_nextTurn)
    private func receiveTurn() { fire() }
}

#else

extension BasicNavigationController {
    func uiKitAnswer(
        to selector: @autoclosure () -> Selector, _ first: AnyObject, _ second: AnyObject? = nil
    ) -> Bool? { nil }
}

extension PopGestures {
    // Only a `PopGestures` receives the message. A checked cast would take longer than the rest of the call.
    static let registerActions: Void = class_addMethod(PopGestures.self, SystemSelector.popRecognizerChanged) {
        unsafeDowncast($0, to: PopGestures.self).recognizerChanged()
    }
}

extension NextTurn {
    static let registerActions: Void = class_addMethod(NextTurn.self, SystemSelector.nextTurn) {
        ($0 as? NextTurn)?.fire()
    }
}

#endif

extension BasicNavigationController {
    /// UIKit's own answer, or another one if this version of UIKit has none.
    func uiKitAnswer(
        to selector: @autoclosure () -> Selector, _ first: AnyObject, _ second: AnyObject? = nil, else other: Bool
    ) -> Bool {
        uiKitAnswer(to: selector(), first, second) ?? other
    }
}
#endif
