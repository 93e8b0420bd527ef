extension UIGestureRecognizer {
    /// The state that the machine is in, whatever is shown.
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
    final var hasRecognized: Bool { awaited == nil && actual != .possible && actual != .failed }
    /// Possible, and something may still come of it.
    final var isUndecided: Bool {
        isBlocked || actual == .possible && (!tracked.isEmpty || scroll != nil || isAwaitingTouch)
    }

    final var mayStillDecide: Bool { isUndecided || isRunning }
    /// Recognized in one stroke, like a tap.
    final var isDiscrete: Bool { actual == .ended && !hasUnsentBegan && !hasDelivered }

    final func change(to asked: State) {
        guard !isAttempting, let step = StateTransition.find(from: actual, asked: asked) else { return }
        let environment = joinedEnvironment()
        if step.from == .possible, step.to != .failed {
            attempt(step.to)
        } else if isBlocked {
            // Nobody has heard of it yet, so its end needs no action either.
            if step.to == .cancelled { loseAttempt() } else { awaited = step.to }
        } else {
            environment.note(isDecision: enter(step))
        }
        environment.settle()
    }

    /// Leaving `possible` for `began` or `ended`: first who must fail before, then whether it may at all (facts A3 and A11).
    private func attempt(_ wanted: State) {
        isAttempting = true
        dynamicRequirements = environment?.requirementsByQuestion(of: self) ?? []
        let mayBegin = shouldBegin()
        isAttempting = false
        guard environment != nil, current == .possible else { return }
        if !mayBegin {
            become(StateTransition.find(from: .possible, asked: .failed)!)
        } else if hasRequirement(where: { $0.isUndecided || $0.hasRecognized }) {
            awaited = wanted
            hasUnsentBegan = wanted == .began
            environment?.noteDecision()
        } else {
            become(StateTransition.find(from: .possible, asked: wanted)!)
        }
    }

    /// The touched views are asked first, where their touches would be cancelled; the first no wins (fact A11 d).
    private func shouldBegin() -> Bool {
        if cancelsTouchesInView {
            var asked: UIView?
            for touch in tracked where touch.view !== asked {
                asked = touch.view
                if asked?.gestureRecognizerShouldBegin(self) == false { return false }
            }
        }
        if let scroll, !scroll.view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) != false
    }

    private func become(_ step: StateTransition) {
        let isDecision = enter(step)
        environment?.note(isDecision: isDecision)
    }

    /// Whether others may have to give way, or may go on.
    private func enter(_ step: StateTransition) -> Bool {
        if isSending { afterSending = step.to } else { current = step.to }
        if step.from == .possible, step.sendsAction {
            isNewlyRecognized = true
            hasUnsentBegan = step.to == .began
        }
        hasUnsentAction = step.sendsAction
        return step.from == .possible || step.resets
    }

    /// All that it waited for have failed: it sends began, then its state now (fact A12).
    final func release() {
        guard let wanted = awaited else { return }
        awaited = nil
        willGoOn()
        let isContinuous = hasUnsentBegan
        become(StateTransition.find(from: .possible, asked: isContinuous ? .began : .ended)!)
        if isContinuous, wanted != .began { current = wanted }
    }

    /// Another one has won. Whoever has not heard of this one never will; else it is cancelled.
    final func loseAttempt() {
        if hasDelivered {
            if let step = StateTransition.find(from: actual, asked: .cancelled) { become(step) }
            return
        }
        awaited = nil
        hasUnsentBegan = false
        hasUnsentAction = false
        isNewlyRecognized = false
        if isSending { afterSending = .failed } else { current = .failed }
        environment?.noteDecision()
    }

    /// Switched off, removed, or off the screen in mid-gesture (fact A16): at once, action included.
    final func interrupt() {
        guard let environment else { return }
        if !isFinished { loseAttempt() }
        isAttempting = false
        scroll = nil
        tracked.removeAll()
        spent.removeAll()
        if hasUnsentAction, !isSending { sendActions() }
        environment.settle()
    }

    /// Calls the targets, in the order they were added (fact A6), once for each state that they have not heard of.
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
        leave()
        current = .possible
    }

    /// The environment of the window; one that has no touches joins when its state is set by hand.
    private func joinedEnvironment() -> GestureEnvironment {
        if let environment { return environment }
        let environment = (view?.windowStorage?.system ?? System.current).digitizer.gestures
        environment.join(self, depth: 0, index: 0)
        return environment
    }
}

extension GestureEnvironment {
    func note(isDecision: Bool) {
        if isDecision { noteDecision() } else { hasNews = true }
    }

    func noteDecision() {
        hasNews = true
        hasUndecidedNews = true
        mayReset = true
    }
}
