#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A gate before a recognizer that requires it to fail. A closed gate recognizes at touch-down, so that recognizer
/// fails. An open gate fails.
///
/// It cancels and delays no touches, and prevents no other recognizer.
final class SystemPopGate: UIGestureRecognizer {
    let gates: SystemPopGates
    private let isClosed: (SystemPopGestures) -> Bool

    init(gates: SystemPopGates, isClosed: @escaping (SystemPopGestures) -> Bool) {
        self.gates = gates
        self.isClosed = isClosed
        super.init(target: nil, action: nil)
        name = "PopNavigationUI.gate"
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        state = isClosed(gates.current) ? .ended : .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
