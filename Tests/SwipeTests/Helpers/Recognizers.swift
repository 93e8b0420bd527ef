import UIKit

/// A recognizer that stays undecided until a test makes it fail. Others may have to wait for it.
final class UndecidedRecognizer: UIGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    func fail() {
        if state == .possible { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
}

/// A pan that begins after its own distance.
final class LateRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    var threshold: CGFloat
    var isSimultaneous = false
    private var start = CGPoint.zero

    init(threshold: CGFloat) {
        self.threshold = threshold
        super.init(target: nil, action: nil)
        delegate = self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first!.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasBegun = state != .possible
        if hasBegun || abs(touches.first!.location(in: nil).x - start.x) >= threshold {
            state = hasBegun ? .changed : .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
}

extension UIView {
    /// A view across the screen with its own pan, such as a map.
    static func map() -> UIView {
        let map = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        map.addGestureRecognizer(UIPanGestureRecognizer())
        return map
    }
}
