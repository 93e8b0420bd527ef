#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if !canImport(ObjectiveC)
import UIKit

// Linux has neither `#selector` nor `@objc`.

extension Selector {
    static var recognizerDidChange: Selector { sel_registerName("recognizerDidChange") }
    static var systemRecognizerDidChange: Selector { sel_registerName("systemRecognizerDidChange:") }
    static var displayFrame: Selector { sel_registerName("frame") }

    /// The methods of UINavigationControllerDelegate that the relay may lack.
    static var navigationDelegateMethods: [Selector] {
        [.animationController, .interactionController, .supportedOrientations, .preferredOrientation]
    }
}

extension OwnPan: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == .recognizerDidChange }
    package func receive(_ selector: Selector, _ argument: AnyObject?) { recognizerDidChange() }
}

extension SystemRecognizerTarget: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == .systemRecognizerDidChange }
    package func receive(_ selector: Selector, _ argument: AnyObject?) {
        if let recognizer = argument as? UIGestureRecognizer { recognizerDidChange(recognizer) }
    }
}

extension DisplayFrames: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == .displayFrame }
    package func receive(_ selector: Selector, _ argument: AnyObject?) { frame() }
}

extension BasicNavigationController {
    func superclassAnswer(to question: Selector, _ first: AnyObject, _ second: AnyObject? = nil) -> Bool? {
        undeclaredAnswer(to: question, first, second)
    }
}

/// Whether an object's class is UIKit's own.
func isUIKits(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
}

extension SystemVersion {
    @MainActor static var isAtLeast26: Bool { version >= 26 }

    @MainActor static var isAtLeast18: Bool { version >= 18 }

    /// `#available(iOS 26, *)` is always true on Linux. The simulated system's version decides at run time.
    @MainActor private static var version: Int { NSString(string: UIDevice.current.systemVersion).integerValue }
}

/// Writes a warning to standard error, since Linux has no system log.
func logWarning(_ message: String) {
    NSLog("%@", "[PopNavigation] \(message)")
}

#endif
#endif
