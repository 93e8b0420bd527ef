/// A gesture of one or more quick taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    private var taps = TapSequence()

    override var startPoints: [CGPoint] { taps.points }
    override var isAwaitingTouch: Bool { taps.isBetweenTaps }

    /// A tap recognizer does not prevent another that requires more taps.
    @_documentation(visibility: internal)
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !taps.press(self, fingers: numberOfTouchesRequired) { state = .failed }
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isBlocked, !taps.isSteady(self, within: Calibration.Tap.movement) { state = .failed }
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isBlocked else { return }
        switch taps.lift(self, touches.count, fingers: numberOfTouchesRequired) {
        case .incomplete: state = .failed
        case .fingersRemaining: break
        case .tapped(let count) where count == numberOfTapsRequired: state = .ended
        case .tapped: taps.awaitNext(self)
        }
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    @_documentation(visibility: internal)
    open override func reset() {
        taps.clear()
    }
}
