import UIKit

/// A delegate that an app sets on UIKit's recognizers.
@MainActor
final class LockDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives: @MainActor (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var begins: @MainActor (UIGestureRecognizer) -> Bool = { _ in true }
    private(set) var questions = 0

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer, touch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions += 1
        return begins(gestureRecognizer)
    }
}
