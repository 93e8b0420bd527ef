/// Pops a zoomed screen: two fingers that move together anywhere in the screen's own view (fact C33).
package final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var dismissal: ZoomDismissal?

    init(of dismissal: ZoomDismissal) {
        self.dismissal = dismissal
        super.init(target: nil, action: nil)
        name = "com.apple.UIKit.ZoomInteractiveDismissPinch"
    }

    /// Fingers that move apart don't pop.
    override func askToBegin() -> Bool {
        super.askToBegin() && scale < 1 && dismissal?.mayBegin(.init(place: location(in: nil))) == true
    }

    override func willCallTargets() {
        switch state {
        case .began:
            dismissal?.begin()
            move()
        case .changed: move()
        case .ended: dismissal?.end(finishes: scale <= Calibration.Zoom.landingScale, speed: 1)
        case .cancelled: dismissal?.end(finishes: false, speed: 1)
        case .possible, .failed: break
        }
    }

    private func move() {
        dismissal?.update(1 - scale)
    }
}
