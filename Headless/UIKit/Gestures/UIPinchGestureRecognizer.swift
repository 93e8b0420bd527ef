/// A gesture of two fingers that move apart or together (fact A27).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
    final var pair = FingerPair(.distance)

    open var scale: CGFloat {
        get { pair.value }
        set { pair.value = newValue }
    }

    /// Per second.
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
        pair = FingerPair(.distance)
    }
}
