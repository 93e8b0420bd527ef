import UIKit

/// A transition that follows a pan to one side.
final class PanInteraction: UIPercentDrivenInteractiveTransition {
    func follow(_ pan: UIPanGestureRecognizer, direction: CGFloat) {
        guard let view = pan.view else { return }
        let progress = pan.translation(in: view).x * direction / view.bounds.width
        let speed = pan.velocity(in: view).x * direction / view.bounds.width
        switch pan.state {
        case .changed: update(progress)
        case .ended where progress + speed / 4 > 0.5: finish()
        case .ended, .cancelled, .failed: cancel()
        default: break
        }
    }
}
