extension UIWindow {
    /// Whether the event reports a change of a touch in this window.
    package final func receives(_ event: UIEvent) -> Bool {
        if let scroll = event.scroll { return scroll.window === self }
        for touch in event.touches where touch.hitWindow === self && touch.hasChanged { return true }
        return false
    }

    /// The implementation of `sendEvent`.
    package final func deliver(_ event: UIEvent) {
        if let scroll = event.scroll { return gestures.round(event, of: scroll) }
        gestures.round(event, in: self)
    }
}

extension GestureEnvironment {
    /// One touch event is one round (fact A4): each step ends for all recognizers before the next one begins.
    func round(_ event: UIEvent, in window: UIWindow) {
        guard !isInRound else { return }
        isInRound = true
        if event.hasNewTouch {
            for touch in event.touches where touch.hitWindow === window && touch.currentPhase == .began {
                chooseReceivers(of: touch, in: event)
            }
            askAtTouchDown()
        }
        deliverToRecognizers(event, in: window)
        decide(event)
        deliverToViews(event, in: window)
        system.layoutPass()
        resetFinished()
        isInRound = false
    }

    /// The rest of a round, after a recognizer has changed its state outside an event, by a timer or by being disabled.
    func settle() {
        guard !isInRound else { return }
        isInRound = true
        let event = system.digitizer.event
        decide(event)
        deliverHeldTouches(event)
        resetFinished()
        isInRound = false
    }

    /// Changes the state of several recognizers outside an event, in one round.
    func changeTogether(_ changes: () -> Void) {
        guard !isInRound else { return changes() }
        isInRound = true
        changes()
        isInRound = false
        settle()
    }

    /// Resolves failure requirements and exclusion, then sends actions. Repeats if an action has changed another
    /// recognizer.
    func decide(_ event: UIEvent) {
        while needsSettling {
            needsSettling = false
            if needsArbitration {
                needsArbitration = false
                repeat {
                    resolveFailureRequirements()
                } while resolveExclusion()
                for recognizer in active where recognizer.isBlocked { recognizer.hasWaited = true }
            }
            sendActions(event)
        }
    }

    /// Calls each recognizer once for each phase of its touches, the deepest view's first (fact A8).
    private func deliverToRecognizers(_ event: UIEvent, in window: UIWindow) {
        if let touch = event.onlyTouch {
            if let only = onlyActive { return only.receive(touch, of: event) }
            for recognizer in active { recognizer.receive(touch, of: event) }
            return
        }
        let changed = event.touches.filter { $0.hitWindow === window && $0.hasChanged }
        for recognizer in active {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                recognizer.receive(changed.filter { $0.currentPhase == phase }, in: phase, of: event)
            }
        }
    }

    /// The touches of a view are cancelled before the first action of a continuous gesture, and after the action of a
    /// discrete one (fact A10).
    private func sendActions(_ event: UIEvent) {
        if let only = onlyActive { return sendActions(of: only, event) }
        for recognizer in active { sendActions(of: recognizer, event) }
    }

    private func sendActions(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
        guard recognizer.hasUnsentAction else { return }
        let isFirst = !recognizer.hasDelivered
        let isDiscrete = recognizer.isDiscrete
        if isFirst, !isDiscrete { cancelTouchesInViews(of: recognizer, event) }
        recognizer.sendActions()
        if isFirst, isDiscrete { cancelTouchesInViews(of: recognizer, event) }
    }
}
