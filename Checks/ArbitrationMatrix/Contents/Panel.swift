import UIKit

/// A panel as FloatingPanel makes it: its pan waits until every other pan and swipe has failed.
final class Panel: UIView, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        switch otherGestureRecognizer {
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UIRotationGestureRecognizer,
            is UIPinchGestureRecognizer:
            true
        default: false
        }
    }
}
