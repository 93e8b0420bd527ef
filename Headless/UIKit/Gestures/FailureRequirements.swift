/// Failure requirements between recognizers (facts A12 and A13).
extension GestureEnvironment {
    /// Finds the recognizers that must fail before this one may begin, by the delegate and subclass questions. They are
    /// asked once for each attempt (fact A11 c).
    func findRequirements(of recognizer: UIGestureRecognizer) {
        if asksAtTouchDown { return findNewRequirements(of: recognizer) }
        recognizer.dynamicRequirements = []
        for other in active where other !== recognizer && other.mayStillDecide && mustWait(recognizer, for: other) {
            recognizer.dynamicRequirements.append(other)
        }
    }

    /// Asks the failure questions for all pairs of recognizers of a new touch (switch `asksFailureAtTouchDown`).
    func askAtTouchDown() {
        guard asksAtTouchDown else { return }
        for recognizer in active where recognizer.actual == .possible && !recognizer.isBlocked {
            findNewRequirements(of: recognizer)
        }
    }

    private var asksAtTouchDown: Bool { system.switches.asksFailureAtTouchDown }

    /// Keeps the answers of this attempt, and asks for the recognizers that have joined since.
    private func findNewRequirements(of recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && !other.isFinished {
            guard recognizer.askedAbout.insert(ObjectIdentifier(other)).inserted else { continue }
            if mustWait(recognizer, for: other) { recognizer.dynamicRequirements.append(other) }
        }
    }

    /// Subclasses are asked before delegates, and UIKit's undeclared question comes in between. One yes from either
    /// side suffices.
    private func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.hasUndeclaredRequirement(other)
            || other.isUndeclaredRequirement(of: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// A blocked recognizer fails when a recognizer that it waits for begins or recognizes. It is released when all
    /// have failed.
    func resolveFailureRequirements() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for recognizer in active where recognizer.isBlocked {
                if recognizer.hasRequirement(where: \.isRecognized) {
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
        dynamicRequirements.has(other) || requiresExplicitly(other)
    }

    /// Whether a call of `require(toFail:)` has set the requirement.
    final func requiresExplicitly(_ other: UIGestureRecognizer) -> Bool {
        for box in staticRequirements where box.recognizer === other { return true }
        return false
    }

    /// Whether a call of `require(toFail:)` ties the recognizer to one that isn't among `others`, in either direction.
    final func hasExplicitRequirement(besides others: [UIGestureRecognizer]) -> Bool {
        (staticRequirements + staticDependents).contains { box in
            box.recognizer.map { tied in !others.contains { $0 === tied } } == true
        }
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
