extension UIGestureRecognizer {
    /// The state of the state machine, which may differ from the visible `state`.
    final var actual: State { afterSending ?? awaited ?? current }

    final var isBlocked: Bool { awaited != nil }
    final var isFinished: Bool {
        switch actual {
        case .ended, .cancelled, .failed: awaited == nil
        case .possible, .began, .changed: false
        }
    }

    final var isRunning: Bool { awaited == nil && (actual == .began || actual == .changed) }
    /// Has begun or recognized, and has not been reset.
    final var isRecognized: Bool { awaited == nil && actual != .possible && actual != .failed }
    /// Whether the recognizer is possible and may still recognize.
    final var isUndecided: Bool {
        isBlocked || actual == .possible && (!tracked.isEmpty || scroll != nil || isAwaitingTouch)
    }

    final var mayStillDecide: Bool { isUndecided || isRunning }
    /// Whether the recognizer recognized without beginning first, like a tap.
    final var isDiscrete: Bool { actual == .ended && !hasUnsentBegan && !hasDelivered }

    final func change(to requested: State) {
        guard !isAttempting, let step = StateTransition.find(from: actual, requested: requested) else { return }
        let environment = joinedEnvironment()
        if step.from == .possible, step.to != .failed {
            attempt(step.to)
        } else if isBlocked {
            // Its targets haven't received an action yet, so its end isn't sent either.
            if step.to == .cancelled { loseAttempt() } else { awaited = step.to }
        } else {
            environment.note(isDecision: enter(step))
        }
        environment.settle()
    }

    /// Leaves `possible` for `began` or `ended`: failure requirements first, then `shouldBegin` (facts A3 and A11).
    private func attempt(_ wanted: State) {
        isAttempting = true
        environment?.findRequirements(of: self)
        let mayBegin = shouldBegin()
        isAttempting = false
        guard environment != nil, current == .possible else { return }
        if !mayBegin {
            become(StateTransition.find(from: .possible, requested: .failed)!)
        } else if hasRequirement(where: { $0.isUndecided || $0.isRecognized }) {
            awaited = wanted
            hasUnsentBegan = wanted == .began
            environment?.noteDecision()
        } else {
            become(StateTransition.find(from: .possible, requested: wanted)!)
        }
    }

    /// The touched views are asked first if their touches would be cancelled. The first no wins (fact A11 d).
    private func shouldBegin() -> Bool {
        if cancelsTouchesInView {
            var askedView: UIView?
            for touch in tracked where touch.view !== askedView {
                askedView = touch.view
                if askedView?.gestureRecognizerShouldBegin(self) == false { return false }
            }
        }
        if let scroll, !scroll.view.gestureRecognizerShouldBegin(self) { return false }
        return askToBegin()
    }

    private func become(_ step: StateTransition) {
        let isDecision = enter(step)
        environment?.note(isDecision: isDecision)
    }

    /// Returns whether other recognizers may now be excluded or released.
    private func enter(_ step: StateTransition) -> Bool {
        if isSending { afterSending = step.to } else { current = step.to }
        if step.from == .possible, step.sendsAction {
            isNewlyRecognized = true
            hasUnsentBegan = step.to == .began
        }
        hasUnsentAction = step.sendsAction
        return step.from == .possible || step.resets
    }

    /// All required failures have happened: the recognizer sends began, then its current state (fact A12).
    final func release() {
        guard let wanted = awaited else { return }
        awaited = nil
        if hasWaited { willUnblock() }
        let isContinuous = hasUnsentBegan
        become(StateTransition.find(from: .possible, requested: isContinuous ? .began : .ended)!)
        if isContinuous, wanted != .began { current = wanted }
    }

    /// Another recognizer has won. This one is cancelled if it has delivered an action, and otherwise fails without
    /// one.
    final func loseAttempt() {
        if hasDelivered {
            if let step = StateTransition.find(from: actual, requested: .cancelled) { become(step) }
            return
        }
        awaited = nil
        hasUnsentBegan = false
        hasUnsentAction = false
        isNewlyRecognized = false
        if isSending { afterSending = .failed } else { current = .failed }
        environment?.noteDecision()
    }

    /// Ends the gesture at once, with its action, when the recognizer is disabled or removed, or leaves the screen
    /// (fact A16).
    final func interrupt() {
        guard let environment else { return }
        if !isFinished { loseAttempt() }
        isAttempting = false
        scroll = nil
        tracked.removeAll()
        liftedTouches.removeAll()
        if hasUnsentAction, !isSending { sendActions() }
        environment.settle()
    }

    /// Calls the targets in the order in which they were added (fact A6), once for each state not yet delivered.
    final func sendActions() {
        guard !isSending else { return }
        isSending = true
        while hasUnsentAction {
            let final = current
            if hasUnsentBegan { current = .began }
            hasUnsentAction = hasUnsentBegan && final != .began
            hasUnsentBegan = false
            hasDelivered = true
            willCallTargets()
            if targets.count == 1 {
                targets[0].call(self)
            } else {
                for target in targets { target.call(self) }
            }
            if let next = afterSending {
                afterSending = nil
                current = next
            } else {
                current = final
            }
        }
        isSending = false
    }

    final func finishReset() {
        reset()
        leaveEnvironment()
        current = .possible
    }

    /// The window's environment. A recognizer without touches joins it when its state is set by hand.
    private func joinedEnvironment() -> GestureEnvironment {
        if let environment { return environment }
        let environment = (view?.windowStorage?.system ?? System.current).digitizer.gestures
        environment.join(self, depth: 0, index: 0)
        return environment
    }
}

extension GestureEnvironment {
    func note(isDecision: Bool) {
        if isDecision { noteDecision() } else { needsSettling = true }
    }

    func noteDecision() {
        needsSettling = true
        needsArbitration = true
        mayReset = true
    }
}
