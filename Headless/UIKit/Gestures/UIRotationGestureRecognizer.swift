/// A gesture of two fingers that turn around each other (fact A27).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
    final var pair = FingerPair(.angle)

    open var rotation: CGFloat {
        get { pair.value }
        set { pair.value = newValue }
    }

    /// In radians per second.
    open var velocity: CGFloat { pair.velocity }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(touches, with: event)
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersMoved(touches, with: event)
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLifted(touches, last: .ended)
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLifted(touches, last: .cancelled)
    }

    @_documentation(visibility: internal)
    open override func reset() {
        pair = FingerPair(.angle)
    }
}
