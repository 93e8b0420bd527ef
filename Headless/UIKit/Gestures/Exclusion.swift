/// By default no two recognizers of one touch recognize together (fact A14).
extension GestureEnvironment {
    /// Lets recognizers that have just recognized exclude others: the deepest view's first, on the same view the one
    /// added first. A recognizer that has delivered an action is immune, except from recognizers whose failure it
    /// requires. Returns whether a recognizer was excluded.
    func resolveExclusion() -> Bool {
        var hasExcluded = false
        for winner in active where winner.isRecognized && winner.isNewlyRecognized {
            if isExcludedByImmune(winner) {
                winner.loseAttempt()
                hasExcluded = true
                continue
            }
            winner.isNewlyRecognized = false
            for loser in active where loser !== winner && loser.mayLose(to: winner) && excludes(winner, loser) {
                loser.loseAttempt()
                hasExcluded = true
            }
        }
        return hasExcluded
    }

    private func isExcludedByImmune(_ recognizer: UIGestureRecognizer) -> Bool {
        for other in active where other.isImmune(from: recognizer) && excludes(other, recognizer) { return true }
        return false
    }

    private func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard winner.sharesTouch(with: loser) else { return false }
        if loser.requires(winner) { return true }
        guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
        return !mayRecognizeTogether(loser: loser, winner: winner)
    }

    /// The delegates are asked only before an exclusion: the loser's, then the winner's. One yes suffices (fact A11 e).
    private func mayRecognizeTogether(loser: UIGestureRecognizer, winner: UIGestureRecognizer) -> Bool {
        loser.delegateAllowsSimultaneous(winner) || winner.delegateAllowsSimultaneous(loser)
    }
}

extension UIGestureRecognizer {
    fileprivate final func isImmune(from other: UIGestureRecognizer) -> Bool {
        self !== other && hasDelivered && isRecognized && !requires(other)
    }

    /// Whether the recognizer is unfinished and neither immune nor already admitted by an earlier winner.
    fileprivate final func mayLose(to winner: UIGestureRecognizer) -> Bool {
        isUndecided || isRecognized && isNewlyRecognized || isRunning && hasDelivered && requires(winner)
    }

    /// Whether both recognizers follow a common touch or scroll. Recognizers without a common one may recognize
    /// together.
    fileprivate final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        for touch in tracked where other.hasTracked(touch) { return true }
        for touch in liftedTouches where other.hasTracked(touch) { return true }
        return scroll != nil && scroll === other.scroll
    }
}
