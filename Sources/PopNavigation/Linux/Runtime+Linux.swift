// For the headless UIKit: Linux has no Objective-C. The manifest leaves this folder out on Apple's hosts.
#if canImport(UIKit) && !canImport(ObjectiveC)
@testable import UIKit

// Linux has neither `#selector` nor `@objc`.

extension Selector {
    static var animationController: Selector {
        "navigationController:animationControllerForOperation:fromViewController:toViewController:"
    }
    static var interactionController: Selector {
        "navigationController:interactionControllerForAnimationController:"
    }
    static var supportedOrientations: Selector { "navigationControllerSupportedInterfaceOrientations:" }
    static var preferredOrientation: Selector {
        "navigationControllerPreferredInterfaceOrientationForPresentation:"
    }

    static var navigationBarShouldPop: Selector { "navigationBar:shouldPopItem:" }
    static var shouldBegin: Selector { "gestureRecognizerShouldBegin:" }
    static var shouldReceiveEvent: Selector { "gestureRecognizer:shouldReceiveEvent:" }
    static var shouldReceiveTouch: Selector { "gestureRecognizer:shouldReceiveTouch:" }
    static var shouldRequireFailure: Selector { "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:" }
    static var shouldBeRequiredToFail: Selector { "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:" }
    static var shouldRecognizeSimultaneously: Selector {
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    }

    static var performAction: Selector { sel_registerName("performFor:") }

    /// The methods of UINavigationControllerDelegate that the proxy may lack.
    static var navigationDelegateMethods: [Selector] {
        [.animationController, .interactionController, .supportedOrientations, .preferredOrientation]
    }
}

extension ActionTarget: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == .performAction }
    package func receive(_ selector: Selector, _ argument: AnyObject?) {
        if let argument { action(argument) }
    }
}

extension UINavigationController {
    func superclassAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        undeclaredAnswer(to: question, first, second)
    }

    static func isExtended(with question: Selector) -> Bool { hasAddedMethod(question) }
}

extension UITextRange {
    var isEmpty: Bool { range.length == 0 }
}

/// Whether an object's class is UIKit's own.
func isUIKitClass(of object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
}

extension SystemVersion {
    @MainActor static var isAtLeast26: Bool { version >= 26 }

    @MainActor static var isAtLeast18: Bool { version >= 18 }

    /// `#available(iOS 26, *)` is always true on Linux. The simulated system's version decides at run time.
    @MainActor private static var version: Int { NSString(string: UIDevice.current.systemVersion).integerValue }
}

// Queue and thread are the simulated app's: in a test on the main actor, Dispatch's main queue doesn't run.

/// Performs a closure in the next turn of the main run loop, even while the user scrolls.
package func onNextTurn(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}

/// Whether this is the main thread.
var isMainThread: Bool { Thread.isMainThread }

/// Writes a warning to standard error, since Linux has no system log.
func logWarning(_ message: String) {
    NSLog("%@", "[PopNavigation] \(message)")
}
#endif
