#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The rules that the guards of UIKit's recognizers ask, after UIKit's own delegate.
@MainActor
protocol SystemPopRules: AnyObject {
    /// Whether to overrule UIKit's refusal of the touch or the scroll that an event begins: there is a reason, and
    /// nothing blocks the pop.
    func overrulesRefusal(of event: UIEvent) -> Bool

    /// Whether the recognizer may receive a touch that UIKit's delegate accepts.
    func mayReceive(_ touch: UITouch, _ kind: PopRecognizer) -> Bool

    /// Whether the recognizer may begin a pop that UIKit's delegate allows.
    ///
    /// - Parameter isUIKitsConsent: Whether UIKit has agreed at every stage. If not, the rules must check UIKit's own
    ///   conditions, or the app could freeze.
    func mayBegin(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, isUIKitsConsent: Bool) -> Bool

    /// Whether the recognizer waits until another one has failed.
    func waits(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, for other: UIGestureRecognizer) -> Bool

    /// Whether another recognizer waits until the recognizer has failed.
    func precedes(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, _ other: UIGestureRecognizer) -> Bool

    /// Called when two fingers on a trackpad begin to scroll.
    func scrollDidBegin()

    /// Whether there is a reason to overrule UIKit's refusal on the current screen.
    var hasReasonToOverrule: Bool { get }

    /// Whether the owner is told about every change of the stack.
    var controlsStack: Bool { get }

    /// Whether a consent is withdrawn before anything happens that it didn't know of: the owner is told about every
    /// change of the stack, and nothing moves. UIKit ends a transition by itself.
    var takesConsentBack: Bool { get }

    /// Whether a drag has been allowed and hasn't requested its pop yet.
    var isAboutToPop: Bool { get }
}
#endif
