/// The recognizers that have touches or still wait for something, and what they decide among themselves.
@MainActor
package final class GestureEnvironment {
    unowned let system: System
    /// Deepest view first, then by index in `gestureRecognizers` (fact A8).
    var active: [UIGestureRecognizer] = []
    /// Touches that have lifted and whose view has not been told yet (fact A10).
    var heldTouches: [UITouch] = []
    package internal(set) var isInRound = false
    /// Some recognizer has an action to send or a decision to make.
    var hasNews = false
    /// Some recognizer has begun, failed or finished, so that others may have to give way or may go on.
    var hasUndecidedNews = false

    init(system: System) {
        self.system = system
    }

    // MARK: - Joining

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
        let later = active.firstIndex { other in
            other.depth < depth || (other.view === recognizer.view && other.index > index)
        }
        active.insert(recognizer, at: later ?? active.count)
    }

    // MARK: - Leaving

    /// A finished recognizer is reset when none that is tied to it by a failure requirement is still active, at the latest
    /// when the last touch lifts (fact A9). One that is still possible and has nothing left to wait for just leaves.
    func resetFinished() {
        guard active.contains(where: { $0.isFinished || !$0.isUndecided && $0.current == .possible }) else { return }
        let isLastTouchUp = !system.touches.event.touches.contains(where: \.isOnScreen)
        for recognizer in active {
            if recognizer.isFinished {
                guard isLastTouchUp || !isTiedToActive(recognizer) else { continue }
                remove(recognizer)
                recognizer.finishReset()
            } else if recognizer.current == .possible, !recognizer.isUndecided {
                remove(recognizer)
                recognizer.leave()
            }
        }
    }

    private func remove(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
    }

    private func isTiedToActive(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && !other.isFinished && (other.requires(recognizer) || recognizer.requires(other))
        }
    }

    /// The finger is gone, whoever was told.
    func forget(_ touch: UITouch) {
        for recognizer in active where recognizer.tracked.contains(where: { $0 === touch }) {
            recognizer.interrupt()
        }
        if !heldTouches.contains(where: { $0 === touch }) { touch.recognizers = [] }
    }
}
