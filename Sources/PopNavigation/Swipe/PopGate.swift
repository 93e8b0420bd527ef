#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Decides for a gate.
@MainActor
protocol PopGateKeeper: AnyObject {
    /// What a gate does at a touch-down.
    func decision(of gate: PopGate, for touch: UITouch) -> PopGate.Decision
}

/// Holds a recognizer of UIKit's back until the controller has decided about a touch.
///
/// UIKit's recognizer requires the gate to fail. The gate stays possible while the controller has not decided. It fails when the
/// controller opens it. When the controller closes it, or when the fingers lift, it recognizes, which makes UIKit's recognizer fail.
///
/// The gate accepts any number of touches: if it failed on a second one, it would let a third through. It delays no touches and
/// prevents no other recognizer.
@MainActor
final class PopGate: UIGestureRecognizer {
    /// What the gate does at a touch-down.
    enum Decision {
        case open, wait, close
    }

    weak var keeper: (any PopGateKeeper)?
    /// The recognizer that requires the gate to fail, for good: UIKit cannot remove a requirement.
    private(set) weak var held: UIGestureRecognizer?
    private var fingers = 0

    init(named name: String) {
        super.init(target: nil, action: nil)
        self.name = name
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// Makes a recognizer wait for the gate, which is added to the recognizer's view.
    func hold(_ recognizer: UIGestureRecognizer?, on view: UIView) {
        if self.view !== view { view.addGestureRecognizer(self) }
        guard let recognizer, held !== recognizer else { return }
        recognizer.require(toFail: self)
        // The recognizer loses the touches that are down: they have passed the gate.
        recognizer.loseTouches()
        held = recognizer
    }

    /// Lets UIKit's recognizer have the touches that are down.
    func open() {
        if state == .possible { state = .failed }
    }

    /// Keeps UIKit's recognizer from the touches that are down.
    ///
    /// - Parameter cancelsTouches: Whether the touched views lose the touches too.
    func close(cancelsTouches: Bool = false) {
        guard state == .possible, fingers > 0 else { return }
        cancelsTouchesInView = cancelsTouches
        state = .ended
    }

    /// Holds no recognizer back any more: a recognizer without a view receives no touches.
    func leave() {
        view?.removeGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.count
        guard let keeper, let touch = touches.first, fingers == touches.count else { return }
        switch keeper.decision(of: self, for: touch) {
        case .open: open()
        case .wait: break
        case .close: close()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
    }

    private func lift(_ touches: Set<UITouch>) {
        fingers -= touches.count
        if fingers <= 0, state == .possible { state = .ended }
    }

    override func reset() {
        super.reset()
        fingers = 0
        cancelsTouchesInView = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
