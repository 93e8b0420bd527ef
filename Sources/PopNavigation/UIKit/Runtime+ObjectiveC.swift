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
    static var navigationBarShouldPop: Selector { #selector(UINavigationBarDelegate.navigationBar(_:shouldPop:)) }
    static var shouldBegin: Selector { #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)) }
    static var shouldReceiveEvent: Selector {
        #selector(
            UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
                as (any UIGestureRecognizerDelegate) -> ((UIGestureRecognizer, UIEvent) -> Bool)?)
    }
    static var shouldReceiveTouch: Selector {
        #selector(
            UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
                as (any UIGestureRecognizerDelegate) -> ((UIGestureRecognizer, UITouch) -> Bool)?)
    }
    static var shouldRequireFailure: Selector {
        #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:))
    }
    static var shouldBeRequiredToFail: Selector {
        #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:))
    }
    static var shouldRecognizeSimultaneously: Selector {
        #selector(UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))
    }

    /// The action of an ``ActionTarget``.
    static var performAction: Selector { #selector(ActionTarget.perform(for:)) }
}

extension ActionTarget {
    @objc fileprivate func perform(for sender: AnyObject) { action(sender) }
}

extension UINavigationController {
    /// Calls a delegate method that UINavigationController implements without declaring it, or that an app's extension
    /// adds to that class; `nil` if there is none. Swift can't call an undeclared method of `super`.
    func superclassAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        guard let method = class_getInstanceMethod(UINavigationController.self, question) else { return nil }
        let implementation = method_getImplementation(method)
        guard let second else {
            typealias Implementation = @convention(c) (AnyObject, Selector, AnyObject) -> Bool
            return unsafeBitCast(implementation, to: Implementation.self)(self, question, first)
        }
        typealias Implementation = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool
        return unsafeBitCast(implementation, to: Implementation.self)(self, question, first, second)
    }

    /// Whether an app's extension adds a public delegate method to UINavigationController.
    static func isExtended(with question: Selector) -> Bool {
        class_getInstanceMethod(UINavigationController.self, question) != nil
    }
}

/// Whether an object's class is UIKit's own.
func isUIKitClass(of object: AnyObject) -> Bool {
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

/// Performs a closure in the next turn of the main run loop, even while the user scrolls.
package func onNextTurn(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}

/// Whether this is the main thread.
var isMainThread: Bool { Thread.isMainThread }

/// Writes a warning to the system's log.
func logWarning(_ message: String) {
    let log = OSLog(subsystem: "PopNavigation", category: "warnings")
    os_log("%{public}@", log: log, type: .error, message)
}

#endif
#endif
