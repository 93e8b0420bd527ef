/// Who waits for whose failure (facts A12, A13).
extension GestureEnvironment {
    /// The recognizers that must fail before this one may go on, by the questions that are asked once for each attempt to
    /// recognize: subclasses before delegates, and a yes from either side is enough (fact A11 c).
    func requirementsByQuestion(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for other in active where other !== recognizer && other.mayStillDecide {
            if recognizer.shouldRequireFailure(of: other)
                || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
            {
                found.append(other)
            }
        }
        return found
    }

    /// A blocked recognizer fails as soon as one that it waits for begins or recognizes, and goes on when all have failed.
    func resolveFailureRequirements() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for recognizer in active where recognizer.isBlocked {
                if recognizer.hasRequirement(where: \.hasRecognized) {
                    recognizer.loseAttempt()
                } else if !recognizer.hasRequirement(where: \.isUndecided) {
                    recognizer.release()
                } else {
                    continue
                }
                isSettled = false
            }
        }
        failThoseWaitingForOneAnother()
    }

    /// With no finger left and nobody waiting for another tap, those that are still blocked block each other.
    private func failThoseWaitingForOneAnother() {
        var isAnyBlocked = false
        for recognizer in active where recognizer.isUndecided {
            guard recognizer.isBlocked else { return }
            isAnyBlocked = true
        }
        guard isAnyBlocked else { return }
        for recognizer in active where recognizer.isBlocked { recognizer.loseAttempt() }
    }
}

extension UIGestureRecognizer {
    final func hasRequirement(where condition: (UIGestureRecognizer) -> Bool) -> Bool {
        // One that is disabled or has no touch has been taken out of the game, and blocks nobody (fact A13).
        for other in dynamicRequirements where condition(other) { return true }
        for box in staticRequirements {
            if let other = box.recognizer, condition(other) { return true }
        }
        return false
    }

    final func requires(_ other: UIGestureRecognizer) -> Bool {
        if dynamicRequirements.has(other) { return true }
        for box in staticRequirements where box.recognizer === other { return true }
        return false
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
