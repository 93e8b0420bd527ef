#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Holds UIKit's content recognizer back until the controller has allowed a drag.
///
/// UIKit's recognizer requires the gate to fail. The gate stays possible while the controller has not decided, fails when the
/// controller opens it, and otherwise recognizes when the fingers lift, which makes UIKit's recognizer fail.
///
/// The gate accepts any number of touches: if it failed on a second one, it would let a third through. It cancels and delays no
/// touches, and prevents no other recognizer.
@MainActor
final class PopGate: UIGestureRecognizer {
    /// The recognizer that requires the gate to fail, for good: UIKit cannot remove a requirement.
    private weak var held: UIGestureRecognizer?
    private var fingers = 0

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigation.gate"
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// Makes a recognizer wait for the gate, and leaves it disabled.
    func hold(_ recognizer: UIGestureRecognizer, on view: UIView) {
        // The recognizer loses the touches that are down: they have passed the gate.
        recognizer.isEnabled = false
        view.addGestureRecognizer(self)
        guard held !== recognizer else { return }
        recognizer.require(toFail: self)
        held = recognizer
    }

    /// Lets UIKit's recognizer have the touches that are down.
    func open() {
        if state == .possible { state = .failed }
    }

    /// Holds no recognizer back any more: a recognizer without a view receives no touches.
    func leave() {
        view?.removeGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.count
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
    }

    private func lift(_ touches: Set<UITouch>) {
        fingers -= touches.count
        if fingers <= 0 { state = .ended }
    }

    override func reset() {
        super.reset()
        fingers = 0
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
