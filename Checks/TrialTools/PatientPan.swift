import UIKit

/// A pan of the app that waits for every other recognizer.
package final class PatientPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private let target: RecognizerTarget

    /// - Parameter didBegin: Called when the pan begins.
    package init(didBegin: @escaping () -> Void) {
        target = RecognizerTarget { if $0.state == .began { didBegin() } }
        super.init(target: target, action: RecognizerTarget.action)
        delegate = self
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
