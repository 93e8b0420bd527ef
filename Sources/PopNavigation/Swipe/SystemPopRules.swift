#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// What the guards of UIKit's recognizers ask. UIKit's own delegate is asked before.
@MainActor
protocol SystemPopRules: AnyObject {
    /// Whether there is a reason to overrule UIKit's refusal for the touch or the scroll that an event begins, and
    /// nothing that stands in the way.
    func overrulesRefusal(of event: UIEvent) -> Bool

    /// Whether the recognizer may receive a touch that UIKit's delegate lets through.
    func mayReceive(_ touch: UITouch, _ kind: PopRecognizer) -> Bool

    /// Whether the recognizer may begin a pop to which UIKit's delegate agrees.
    ///
    /// - Parameter isUIKitsConsent: Whether UIKit has agreed at every stage. Otherwise the app would freeze if UIKit's
    ///   own conditions were not met.
    func mayBegin(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, isUIKitsConsent: Bool) -> Bool

    /// Whether the recognizer waits until another one has failed.
    func waits(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, for other: UIGestureRecognizer) -> Bool

    /// Whether another recognizer waits until the recognizer has failed.
    func precedes(_ recognizer: UIGestureRecognizer, _ kind: PopRecognizer, _ other: UIGestureRecognizer) -> Bool

    /// Two fingers on a trackpad begin to scroll.
    func scrollDidBegin()

    /// Whether there is a reason to overrule UIKit's refusal on the present screen.
    var hasReasonToOverrule: Bool { get }

    /// Whether the owner learns of each change of the stack.
    var controlsStack: Bool { get }

    /// Whether a consent is taken back before anything happens that it did not know: the owner learns of each change of
    /// the stack, and nothing moves. UIKit ends a transition by itself.
    var takesConsentBack: Bool { get }

    /// Whether a drag has been allowed that has not requested its pop yet.
    var isAboutToPop: Bool { get }
}
#endif
