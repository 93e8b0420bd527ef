/// A gesture of fingers that rest on the screen. After it has begun, they may move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of full taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10

    private var taps = TapSequence()
    private var tapsDone = 0

    override var isAwaitingTouch: Bool { taps.isBetweenTaps }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRunning || isBlocked {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        let isPress = tapsDone == numberOfTapsRequired
        guard taps.press(self, fingers: numberOfTouchesRequired, holding: isPress) else {
            state = .failed
            return
        }
        guard isPress, tracked.count == numberOfTouchesRequired else { return }
        if minimumPressDuration > 0 {
            taps.schedule(self, after: minimumPressDuration) { $0.state = .began }
        } else {
            state = .began
        }
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRunning || isBlocked {
            state = .changed
        } else if !taps.isSteady(self, within: allowableMovement) {
            state = .failed
        }
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRunning || isBlocked {
            state = .ended
            return
        }
        guard tapsDone < numberOfTapsRequired else {
            state = .failed
            return
        }
        switch taps.lift(self, touches.count, fingers: numberOfTouchesRequired) {
        case .incomplete: state = .failed
        case .fingersRemaining: break
        case .tapped(let count):
            tapsDone = count
            taps.awaitNext(self)
        }
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    @_documentation(visibility: internal)
    open override func reset() {
        taps.clear()
        tapsDone = 0
    }
}
