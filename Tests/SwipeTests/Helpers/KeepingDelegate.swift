@testable import UIKit

/// A library's delegate that keeps the delegate that it finds, passes every question on, and reclaims its place.
@MainActor
final class KeepingDelegate: NSObject, UIGestureRecognizerDelegate, NSObjectOverrides {
    private nonisolated(unsafe) var original: (any UIGestureRecognizerDelegate)?
    private(set) var questions = 0

    /// Puts the library over the delegate that is there.
    func claim(_ recognizer: UIGestureRecognizer) {
        guard recognizer.delegate !== self else { return }
        original = recognizer.delegate
        recognizer.delegate = self
    }

    nonisolated func responds(to aSelector: Selector!) -> Bool {
        implements(aSelector) || original?.responds(to: aSelector) == true
    }

    nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { original }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions += 1
        return original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }
}
