/// Failure requirements between recognizers (facts A12 and A13).
extension GestureEnvironment {
    /// The recognizers that must fail before this one may begin, from the delegate and subclass questions. They are
    /// asked once for each attempt: subclasses before delegates, and one yes from either side suffices (fact A11 c).
    func askForRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
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

    /// A blocked recognizer fails when a recognizer that it waits for begins or recognizes. It is released when all
    /// have failed.
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
        failMutuallyBlocked()
    }

    /// When no finger is down and no recognizer waits for another tap, the blocked recognizers block each other.
    private func failMutuallyBlocked() {
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
        // A disabled recognizer, or one without a touch, blocks no other (fact A13).
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
