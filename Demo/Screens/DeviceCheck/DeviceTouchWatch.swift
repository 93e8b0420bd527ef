import UIKit

/// Reports touches, and never recognizes.
final class DeviceTouchWatch: UIGestureRecognizer {
    var onBegan: (UITouch) -> Void = { _ in }
    var onMoved: (_ travel: CGPoint, _ time: TimeInterval) -> Void = { _, _ in }
    /// Called with the greatest distance from the touch-down point.
    var onEnded: (_ distance: CGFloat) -> Void = { _ in }
    private var start = CGPoint.zero
    private var distance: CGFloat = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, let touch = touches.first else { return }
        start = touch.location(in: nil)
        distance = 0
        onBegan(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let place = touches.first?.location(in: nil) else { return }
        let travel = CGPoint(x: place.x - start.x, y: place.y - start.y)
        distance = max(distance, abs(travel.x), abs(travel.y))
        onMoved(travel, event.timestamp)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end() }

    private func end() {
        onEnded(distance)
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
