#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Decides for a gate.
@MainActor
@_spi(PopNavigationUI) public protocol PopGateKeeper: AnyObject {
    /// The answer of a gate at a touch-down.
    func answer(of gate: PopGate, for touch: UITouch) -> PopGate.Answer
}

/// Holds a recognizer of UIKit's back until the controller has decided about a touch.
///
/// UIKit's recognizer requires the gate to fail. The gate stays possible while the controller has not decided, and
/// fails when it opens or closes. A gate that closes takes the touches from UIKit's recognizer first. (It cannot
/// recognize instead: nearly every recognizer waits for UIKit's edge recognizer, the gate included.)
///
/// The gate accepts any number of touches: if it failed on a second one, it would let a third through. It delays no
/// touches and prevents no other recognizer.
@MainActor
@_spi(PopNavigationUI) public final class PopGate: UIGestureRecognizer {
    /// The gate's answer to a touch that begins.
    public enum Answer {
        case open, wait, close
    }

    /// Decides what the gate does. Held weakly.
    public weak var keeper: (any PopGateKeeper)?
    /// The recognizer that requires the gate to fail, for good: UIKit cannot remove a requirement.
    public private(set) weak var held: UIGestureRecognizer?
    private var fingers = 0
    /// Whether the gate closes at the next event of the touch. At the touch-down itself UIKit's recognizer may not have
    /// the touch.
    private var isClosing = false
    /// Whether a finger has moved. UIKit's recognizer may have recognized a finger that has moved, and would begin as
    /// soon as the gate opens. The gate opens when a finger lifts that has not moved.
    private var hasMoved = false

    /// A gate that holds no recognizer yet.
    public init(named name: String) {
        super.init(target: nil, action: nil)
        self.name = name
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        // The held recognizer may follow a pointer or a pencil while a finger is on a bar.
        requiresExclusiveTouchType = false
    }

    /// Makes a recognizer wait for the gate, which is added to the recognizer's view.
    public func hold(_ recognizer: UIGestureRecognizer?, on view: UIView) {
        if self.view !== view { view.addGestureRecognizer(self) }
        guard let recognizer, held !== recognizer else { return }
        recognizer.require(toFail: self)
        // The touches that are down have passed the gate.
        recognizer.loseTouches()
        held = recognizer
    }

    /// Lets UIKit's recognizer have the touches that are down.
    public func open() {
        if state == .possible { state = .failed }
    }

    /// Keeps UIKit's recognizer from the touches that are down.
    ///
    /// - Parameter cancelsTouches: Whether the touched views lose the touches too.
    public func close(cancelsTouches: Bool = false) {
        guard state == .possible, fingers > 0 else { return }
        held?.loseAttempt()
        cancelsTouchesInView = cancelsTouches
        state = cancelsTouches ? .ended : .failed
    }

    /// Holds no recognizer back any more: a recognizer without a view receives no touches.
    func leave() {
        view?.removeGestureRecognizer(self)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.count
        guard let keeper, let touch = touches.first, fingers == touches.count else { return }
        switch keeper.answer(of: self, for: touch) {
        case .open: open()
        case .wait: break
        case .close: isClosing = true
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hasMoved = true
        if isClosing { close() }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
    }

    private func lift(_ touches: Set<UITouch>) {
        if fingers <= touches.count {
            if hasMoved { close() } else { open() }
        }
        fingers -= touches.count
    }

    public override func reset() {
        super.reset()
        fingers = 0
        isClosing = false
        hasMoved = false
    }

    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
