import UIKit

/// Reports the first finger of a gesture, and never recognizes.
final class DeviceTouchWatch: UIGestureRecognizer {
    var onBegan: (UITouch) -> Void = { _ in }
    var onMoved: (_ travel: CGPoint, _ time: TimeInterval) -> Void = { _, _ in }
    /// Called when all fingers have lifted, with the first finger's greatest distance from its touch-down point.
    var onEnded: (_ distance: CGFloat) -> Void = { _ in }
    private var first: UITouch?
    private var fingers = 0
    private var start = CGPoint.zero
    private var distance: CGFloat = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.count
        guard first == nil, let touch = touches.first else { return }
        first = touch
        start = touch.location(in: nil)
        distance = 0
        onBegan(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let first, touches.contains(first) else { return }
        let place = first.location(in: nil)
        let travel = CGPoint(x: place.x - start.x, y: place.y - start.y)
        distance = max(distance, abs(travel.x), abs(travel.y))
        onMoved(travel, event.timestamp)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches) }

    private func lift(_ touches: Set<UITouch>) {
        fingers -= touches.count
        guard fingers <= 0 else { return }
        onEnded(distance)
        state = .failed
    }

    override func reset() {
        super.reset()
        (first, fingers) = (nil, 0)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
