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

extension UIView {
    /// A view across the screen with a pan of its own, such as a map.
    static func map() -> UIView {
        let map = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        map.addGestureRecognizer(UIPanGestureRecognizer())
        return map
    }
}
