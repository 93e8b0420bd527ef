/// The recognizers that have touches or await a decision, and the arbitration between them.
@MainActor
package final class GestureEnvironment {
    /// The owner of this environment, through its digitizer.
    unowned(unsafe) var system: System!
    /// In the order of delivery: the deepest view first, then by index in `gestureRecognizers` (fact
    /// A8).
    var active: [UIGestureRecognizer] = []
    /// Recognizers that stay failed while their touches are down. The arbitration leaves them out.
    var failed: [UIGestureRecognizer] = []
    /// The active recognizer if it is the only one, as in most of a drag.
    var onlyActive: UIGestureRecognizer? { active.count == 1 ? active[0] : nil }
    /// Touches that have lifted but whose view has not received `touchesEnded` yet (fact A10).
    var heldTouches: [UITouch] = []
    var isInRound = false
    /// Whether a recognizer has an action to send, or failure requirements and exclusion are to be resolved.
    var needsSettling = false
    /// Whether a recognizer has begun, failed or finished, so that others may be excluded or released.
    var needsArbitration = false
    /// Whether a recognizer may be ready for its reset, or may have nothing left to wait for.
    var mayReset = false
    /// The delay of content touches, for scroll views that a finger has just touched.
    var contentTouchDelay: ContentTouchDelay?

    deinit {
        for recognizer in active + failed { recognizer.environmentEnded() }
    }

    /// Whether no recognizer has touches or awaits a decision, and no view awaits the end of a touch.
    package var isIdle: Bool { active.isEmpty && heldTouches.isEmpty }

    /// Asks every recognizer from the hit view upwards whether it receives the new touch. The answer is final for the
    /// touch (fact A7).
    func chooseReceivers(of touch: UITouch, in event: UIEvent) {
        var depth = 0
        var ancestor = touch.hitView?.superviewStorage
        while let current = ancestor {
            depth += 1
            ancestor = current.superviewStorage
        }
        var view = touch.hitView
        while let current = view {
            for (index, recognizer) in current.recognizerStorage.enumerated() where recognizer.accepts(touch, in: event)
            {
                touch.recognizers.append(recognizer)
                join(recognizer, depth: depth, index: index)
            }
            view = current.superviewStorage
            depth -= 1
        }
    }

    func join(_ recognizer: UIGestureRecognizer, depth: Int, index: Int) {
        guard recognizer.environment == nil else { return }
        recognizer.environment = self
        (recognizer.depth, recognizer.index) = (depth, index)
        guard !active.isEmpty else { return active.append(recognizer) }
        var position = active.count
        while position > 0, active[position - 1].comesAfter(recognizer) { position -= 1 }
        active.insert(recognizer, at: position)
    }

    /// Resets a finished recognizer when no active recognizer is tied to it by a failure requirement, no later than
    /// when the last touch lifts (fact A9). A recognizer that is still possible and has nothing to wait for leaves
    /// without a reset.
    func resetFinished() {
        if !failed.isEmpty { resetFailed() }
        guard mayReset else { return }
        mayReset = false
        let isLastTouchUp = !hasTouchOnScreen
        var leaving: [UIGestureRecognizer] = []
        var staying: [UIGestureRecognizer] = []
        let unfinished = active.filter { !$0.isFinished }
        for recognizer in active {
            if recognizer.isFinished {
                let isReady = isLastTouchUp || !isTied(recognizer, to: unfinished)
                if !isReady { mayReset = true }
                if isReady { leaving.append(recognizer) } else { staying.append(recognizer) }
            } else if recognizer.isUndecided || recognizer.isRunning {
                staying.append(recognizer)
            } else {
                leaving.append(recognizer)
            }
        }
        active = staying
        for recognizer in leaving {
            if recognizer.current == .failed, recognizer.staysFailedWhileTouched, !isLastTouchUp {
                failed.append(recognizer)
            } else if recognizer.isFinished {
                recognizer.finishReset()
            } else {
                recognizer.leaveEnvironment()
            }
        }
    }

    /// Resets the recognizers whose touches have all lifted.
    private func resetFailed() {
        let touched = failed.filter { recognizer in recognizer.tracked.contains(where: \.isOnScreen) }
        guard touched.count < failed.count else { return }
        let released = failed.filter { recognizer in !touched.contains { $0 === recognizer } }
        failed = touched
        for recognizer in released { recognizer.finishReset() }
    }

    private var hasTouchOnScreen: Bool {
        for touch in system.digitizer.event.touches where touch.isOnScreen { return true }
        return system.digitizer.scroll?.isOver == false
    }

    private func isTied(_ recognizer: UIGestureRecognizer, to unfinished: [UIGestureRecognizer]) -> Bool {
        for other in unfinished where other.requires(recognizer) || recognizer.requires(other) { return true }
        guard recognizer.current == .failed, !system.switches.resetsFailedBesideOthers else { return false }
        return recognizer.tracked.contains { touch in
            touch.isOnScreen && unfinished.contains { $0.tracked.has(touch) }
        }
    }

    /// Ends every gesture without sending an action.
    func forgetAll() {
        for recognizer in active + failed {
            recognizer.leaveEnvironment()
            recognizer.current = .possible
        }
        active = []
        failed = []
        heldTouches = []
    }

    /// Removes a lifted touch from every recognizer that still follows it, even when its window did not deliver its
    /// end.
    func forget(_ touch: UITouch) {
        for recognizer in active where recognizer.tracked.contains(where: { $0 === touch }) {
            recognizer.interrupt()
        }
        if !heldTouches.contains(where: { $0 === touch }) { touch.recognizers = [] }
    }
}

extension UIGestureRecognizer {
    /// Orders recognizers for delivery. Recognizers of different views at the same depth keep the order in which they
    /// joined.
    fileprivate final func comesAfter(_ other: UIGestureRecognizer) -> Bool {
        if depth != other.depth { return depth < other.depth }
        return index > other.index && view === other.view
    }
}
