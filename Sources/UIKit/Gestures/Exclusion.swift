/// By default no two recognizers of one touch recognize together (fact A14).
extension GestureEnvironment {
    /// Lets those that have just recognized exclude others, the deepest view's first; on the same view the one added earlier.
    /// One that has delivered an action is immune, but for those whose failure it requires. Tells whether somebody was
    /// excluded.
    func resolveExclusion() -> Bool {
        var hasExcluded = false
        for winner in active where winner.hasRecognized && winner.isNewlyRecognized {
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

    /// Asked only when one is about to be excluded: the loser's delegate, then the winner's; one yes suffices (fact A11 e).
    private func mayRecognizeTogether(loser: UIGestureRecognizer, winner: UIGestureRecognizer) -> Bool {
        loser.delegate?.gestureRecognizer(loser, shouldRecognizeSimultaneouslyWith: winner) == true
            || winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: loser) == true
    }
}

extension UIGestureRecognizer {
    fileprivate final func isImmune(from other: UIGestureRecognizer) -> Bool {
        self !== other && hasDelivered && hasRecognized && !requires(other)
    }

    /// Not over, and neither immune nor already let through by those that went before it.
    fileprivate final func mayLose(to winner: UIGestureRecognizer) -> Bool {
        isUndecided || hasRecognized && isNewlyRecognized || isRunning && hasDelivered && requires(winner)
    }

    /// Fingers in different places may drive two gestures at once.
    fileprivate final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        for touch in tracked where other.claims(touch) { return true }
        for touch in spent where other.claims(touch) { return true }
        return scroll != nil && scroll === other.scroll
    }
}
