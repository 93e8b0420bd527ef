#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The gate before the system's content recognizer: open when it fails, closed when it recognizes.
///
/// It takes any number of fingers: one that failed of a second finger would be open to the third.
///
/// It leaves everybody's touches alone, whichever way it goes: it cancels and delays none, and recognizes beside any other.
@MainActor
final class PopGate: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPanGestureRecognizer()
    private weak var gestures: PopGestures?
    /// The recognizer that waits for the gate's failure, for good: UIKit does not take a requirement back.
    private weak var guarded: UIGestureRecognizer?
    /// The finger that came down last.
    private var touch: ObjectIdentifier?

    init(of gestures: PopGestures) {
        self.gestures = gestures
        super.init()
        recognizer.name = "PopNavigation.gate"
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
    }

    /// Makes a recognizer wait for the gate's failure. Leaves it switched off.
    func stand(before systemRecognizer: UIGestureRecognizer, on view: UIView) {
        // It loses the fingers that are down by this: they have passed by the gate.
        systemRecognizer.isEnabled = false
        view.addGestureRecognizer(recognizer)
        guard guarded !== systemRecognizer else { return }
        systemRecognizer.require(toFail: recognizer)
        guarded = systemRecognizer
    }

    /// Blocks nobody any more: a recognizer without a view gets no touches.
    func leave() {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        self.touch = ObjectIdentifier(touch)
        return true
    }

    /// Nobody has decided about a finger that has come down beside the one on the controller's recognizer. The gate sees it
    /// alone where it has failed for the first one, and so does the system's recognizer.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let gestures, let touch, gestures.touchDown?.touch == touch else { return true }
        return !gestures.admitsSystemRecognizer(for: recognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
#endif
