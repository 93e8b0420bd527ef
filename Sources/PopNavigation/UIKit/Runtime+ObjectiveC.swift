#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import os
import UIKit

extension Selector {
    // Methods of UINavigationControllerDelegate whose mere presence changes UIKit's behaviour.
    static var animationController: Selector {
        #selector(UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:))
    }
    static var interactionController: Selector {
        #selector(UINavigationControllerDelegate.navigationController(_:interactionControllerFor:))
    }
    static var supportedOrientations: Selector {
        #selector(UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:))
    }
    static var preferredOrientation: Selector {
        #selector(UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:))
    }

    /// All methods of UINavigationControllerDelegate, those of later systems too.
    static let navigationDelegateMethods: [Selector] = {
        var count: UInt32 = 0
        guard let list = protocol_copyMethodDescriptionList(UINavigationControllerDelegate.self, false, true, &count)
        else { return [] }
        defer { free(list) }
        return UnsafeBufferPointer(start: list, count: Int(count)).compactMap(\.name)
    }()

    // Methods of UIGestureRecognizerDelegate and UINavigationBarDelegate that UIKit's own class implements too.
    static var navigationBarShouldPop: Selector { #selector(BasicNavigationController.navigationBar(_:shouldPop:)) }
    static var shouldBegin: Selector { #selector(ForwardingPopDelegate.gestureRecognizerShouldBegin(_:)) }
    static var shouldReceiveEvent: Selector {
        #selector(
            ForwardingPopDelegate.gestureRecognizer(_:shouldReceive:)
                as (ForwardingPopDelegate) -> (UIGestureRecognizer, UIEvent) -> Bool)
    }
    static var shouldReceiveTouch: Selector {
        #selector(
            ForwardingPopDelegate.gestureRecognizer(_:shouldReceive:)
                as (ForwardingPopDelegate) -> (UIGestureRecognizer, UITouch) -> Bool)
    }
    static var shouldRequireFailure: Selector {
        #selector(ForwardingPopDelegate.gestureRecognizer(_:shouldRequireFailureOf:))
    }
    static var shouldBeRequiredToFail: Selector {
        #selector(ForwardingPopDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:))
    }
    static var shouldRecognizeSimultaneously: Selector {
        #selector(ForwardingPopDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))
    }

    // The library's own actions.
    static var recognizerDidChange: Selector { #selector(OwnPan.receiveChange) }
    static var systemRecognizerDidChange: Selector { #selector(SystemRecognizerTarget.receiveChange(_:)) }
    static var displayFrame: Selector { #selector(DisplayFrames.receiveFrame) }
}

extension OwnPan {
    @objc fileprivate func receiveChange() { recognizerDidChange() }
}

extension SystemRecognizerTarget {
    @objc fileprivate func receiveChange(_ recognizer: UIGestureRecognizer) { recognizerDidChange(recognizer) }
}

extension DisplayFrames {
    @objc fileprivate func receiveFrame() { frame() }
}

extension BasicNavigationController {
    /// Calls a delegate method that UINavigationController implements without declaring it, or that an app's extension
    /// adds to that class; `nil` if there is none. Swift can't call an undeclared method of `super`.
    func superclassAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        guard let method = class_getInstanceMethod(UINavigationController.self, question) else { return nil }
        let implementation = method_getImplementation(method)
        guard let second else {
            typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> Bool
            return unsafeBitCast(implementation, to: Function.self)(self, question, first)
        }
        return ask(implementation, self, question, first, second)
    }
}

private func ask(
    _ implementation: IMP, _ object: AnyObject, _ question: Selector, _ first: AnyObject, _ second: AnyObject
) -> Bool {
    typealias Function = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
    return unsafeBitCast(implementation, to: Function.self)(object, question, first, second)
}

/// Whether an object's class is UIKit's own.
func isUIKits(_ object: AnyObject) -> Bool {
    guard let image = class_getImageName(type(of: object)), let uiKit = class_getImageName(UIView.self) else {
        return false
    }
    return strcmp(image, uiKit) == 0
}

extension SystemVersion {
    /// On Mac Catalyst, the version of iOS that the Mac supports counts.
    static var isAtLeast26: Bool {
        if #available(iOS 26.0, *) { true } else { false }
    }

    static var isAtLeast18: Bool {
        if #available(iOS 18.0, *) { true } else { false }
    }
}

/// Writes a warning to the system's log.
func logWarning(_ message: String) {
    let log = OSLog(subsystem: "PopNavigation", category: "warnings")
    os_log("%{public}@", log: log, type: .error, message)
}

#endif
#endif
