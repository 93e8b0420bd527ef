#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The gate before the system's content recognizer: open when it fails, closed when it recognizes.
///
/// It leaves everybody's touches alone, whichever way it goes: it cancels and delays none, and recognizes beside any other.
@MainActor
final class PopGate: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    private weak var gestures: PopGestures?

    init(of gestures: PopGestures) {
        self.gestures = gestures
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestures?.admitsSystemRecognizer() != true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
#endif
