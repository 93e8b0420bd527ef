import PopNavigation
import UIKit

/// Stands between the pop recognizer and its delegate, to repeat the delegate's questions in the moment in which they are
/// really asked.
@MainActor
final class DecisionMoment: NSObject, UIGestureRecognizerDelegate {
    private let track = SwipeTracks.library()
    private let gate: MinimalGate
    private var controller: BasicNavigationController { track.controller }
    private var atTouch: (UITouch) -> Void = { _ in }
    private var atBegin: (UIGestureRecognizer) -> Void = { _ in }

    override init() {
        gate = MinimalGate(track.controller)
        super.init()
        track.fill(to: 3)
        track.controller.popRecognizer?.delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        atTouch(touch)
        return controller.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        atBegin(gestureRecognizer)
        // Refused: the next drag finds everything as it was.
        return false
    }

    var library: Subject {
        Subject(name: "decision") { count in
            self.touch { touch, recognizer in
                for _ in 0..<count { _ = self.controller.gestureRecognizer(recognizer, shouldReceive: touch) }
            } begin: { recognizer in
                for _ in 0..<count { precondition(self.controller.gestureRecognizerShouldBegin(recognizer)) }
            }
        }
    }

    var minimalGate: Subject {
        Subject(name: "minimal gate") { count in
            self.touch { _, _ in
            } begin: { recognizer in
                for _ in 0..<count { precondition(self.gate.gestureRecognizerShouldBegin(recognizer)) }
            }
        }
    }

    /// One drag of the finger, in which the bodies run at touch-down and when the drag is about to become a swipe.
    private func touch(
        _ down: @escaping (UITouch, UIGestureRecognizer) -> Void, begin: @escaping (UIGestureRecognizer) -> Void
    ) {
        guard let recognizer = controller.popRecognizer else { preconditionFailure("no recognizer") }
        var hasBegun = false
        atTouch = { down($0, recognizer) }
        atBegin = {
            hasBegun = true
            begin($0)
        }
        track.device.fingerDown(at: CGPoint(x: 60, y: 500))
        track.device.fingerMove(to: CGPoint(x: 96, y: 503), duration: 0.025)
        track.device.fingerUp()
        track.device.settle()
        (atTouch, atBegin) = ({ _ in }, { _ in })
        precondition(hasBegun, "the drag was not about to become a swipe")
    }
}
