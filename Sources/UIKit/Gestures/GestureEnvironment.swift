/// The recognizers that have touches or still wait for something, and what they decide among themselves.
@MainActor
package final class GestureEnvironment {
    /// Owns this, through its touches.
    unowned(unsafe) var system: System!
    /// Deepest view first, then by index in `gestureRecognizers` (fact A8).
    var active: [UIGestureRecognizer] = []
    /// Recognizers that have failed for as long as their touches are down. They take no part in the decisions any more.
    var failed: [UIGestureRecognizer] = []
    /// The recognizer where there is just one, as in most of a drag.
    var onlyActive: UIGestureRecognizer? { active.count == 1 ? active[0] : nil }
    /// Touches that have lifted and whose view has not been told yet (fact A10).
    var heldTouches: [UITouch] = []
    var isInRound = false
    /// Some recognizer has an action to send or a decision to make.
    var hasNews = false
    /// Some recognizer has begun, failed or finished, so that others may have to give way or may go on.
    var hasUndecidedNews = false
    /// Some recognizer may be ready for its reset, or has nothing left to wait for.
    var mayReset = false
    /// For the scroll views that a finger has just touched.
    var contentTouchDelay: ContentTouchDelay?

    deinit {
        for recognizer in active + failed { recognizer.environmentEnded() }
    }

    /// No recognizer has touches or waits for anything, and no view waits for the end of a touch.
    package var isIdle: Bool { active.isEmpty && heldTouches.isEmpty }

    /// Asks every recognizer from the hit view upwards whether it takes the new touch. The answer holds for its whole life
    /// (fact A7).
    func choosesReceivers(of touch: UITouch, in event: UIEvent) {
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
        var position = active.count
        while position > 0, active[position - 1].comesAfter(recognizer) { position -= 1 }
        active.insert(recognizer, at: position)
    }

    /// A finished recognizer is reset when none that is tied to it by a failure requirement is still active, at the latest
    /// when the last touch lifts (fact A9). One that is still possible and has nothing left to wait for just leaves.
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
                recognizer.leave()
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
        for other in unfinished {
            if other.requires(recognizer) || recognizer.requires(other) { return true }
        }
        return false
    }

    /// Drops every gesture without a word to anybody.
    func forgetAll() {
        for recognizer in active + failed {
            recognizer.leave()
            recognizer.current = .possible
        }
        active = []
        failed = []
        heldTouches = []
    }

    /// The finger is gone, whoever was told.
    func forget(_ touch: UITouch) {
        for recognizer in active where recognizer.tracked.contains(where: { $0 === touch }) {
            recognizer.interrupt()
        }
        if !heldTouches.contains(where: { $0 === touch }) { touch.recognizers = [] }
    }
}

extension UIGestureRecognizer {
    /// In the order of delivery. Those of different views at the same depth keep the order in which they joined.
    fileprivate final func comesAfter(_ other: UIGestureRecognizer) -> Bool {
        depth < other.depth || depth == other.depth && index > other.index && view === other.view
    }
}
