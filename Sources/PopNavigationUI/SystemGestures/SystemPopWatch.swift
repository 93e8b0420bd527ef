#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Follows a finger for the gates: where a drag leads, and whether the stack changes meanwhile. It never recognizes.
final class SystemPopWatch: UIGestureRecognizer {
    let gates: SystemPopGates
    private var start: CGPoint?
    private var isDecided = false
    private weak var hit: UIView?

    init(gates: SystemPopGates) {
        self.gates = gates
        super.init(target: nil, action: nil)
        name = "PopNavigationUI.watch"
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard start == nil, let touch = touches.first, gates.concernDrags else {
            state = .failed
            return
        }
        start = touch.location(in: view)
        hit = touch.view
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        gates.screensDidChange()
        guard let start, let touch = touches.first, !isDecided else { return }
        isDecided = gates.decide(from: start, to: touch.location(in: view), on: hit)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        gates.touchDidEnd()
        start = nil
        isDecided = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
