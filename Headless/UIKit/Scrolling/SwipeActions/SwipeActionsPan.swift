import Foundation

/// The recognizer that swipes a row aside. It is on the list, so it begins before pans of the views around it (fact
/// A14). It fails where the row has no actions on that side.
final class SwipeActionsPan: UIPanGestureRecognizer {
    /// `nil` once the list is gone. A touch retains this recognizer.
    private weak var swipes: SwipeActions?

    init(of swipes: SwipeActions) {
        self.swipes = swipes
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override var hysteresis: CGFloat { Calibration.Table.swipeHysteresis }

    override func evaluate(_ travel: CGPoint) -> Decision {
        if abs(travel.y) >= max(abs(travel.x), Calibration.Pan.hysteresis) { return .fail }
        guard abs(travel.x) >= hysteresis, let touch = tracked.first else { return .wait }
        return swipes?.mayBegin(touch, pull: travel.x) == true ? .begin : .fail
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let touch = tracked.first { swipes?.touched(touch) }
    }

    override func willCallTargets() {
        let translation = translation(in: view).x
        switch state {
        case .began, .changed: swipes?.dragged(to: translation)
        case .ended: swipes?.released(velocity: velocity(in: view).x)
        case .cancelled: swipes?.close(animated: true)
        case .possible, .failed: break
        }
    }
}
