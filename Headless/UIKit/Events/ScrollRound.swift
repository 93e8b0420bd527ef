extension GestureEnvironment {
    /// One scroll event is one round, as a touch event is (fact A4).
    /// Only pans take part; views don't receive the scroll (fact A25).
    func round(_ event: UIEvent, of scroll: ScrollInput) {
        guard !isInRound else { return }
        isInRound = true
        if scroll.phase == .began {
            chooseReceivers(of: scroll, in: event)
            askAtTouchDown()
        }
        for recognizer in active {
            (recognizer as? UIPanGestureRecognizer)?.receive(scroll, at: event.timestamp)
        }
        decide(event)
        system.layoutPass()
        resetFinished()
        isInRound = false
    }

    private func chooseReceivers(of scroll: ScrollInput, in event: UIEvent) {
        var depth = 0
        var ancestor = scroll.view.superviewStorage
        while let current = ancestor {
            depth += 1
            ancestor = current.superviewStorage
        }
        var view: UIView? = scroll.view
        while let current = view {
            for (index, recognizer) in current.recognizerStorage.enumerated() {
                guard let pan = recognizer as? UIPanGestureRecognizer, pan.accepts(scroll, in: event) else { continue }
                pan.scroll = scroll
                join(pan, depth: depth, index: index)
            }
            view = current.superviewStorage
            depth -= 1
        }
    }
}

extension UIPanGestureRecognizer {
    /// A pan takes part if it allows this type of scroll and follows no touches, and if its subclass and delegate
    /// receive the event.
    fileprivate final func accepts(_ scroll: ScrollInput, in event: UIEvent) -> Bool {
        guard isEnabled, environment == nil, allowedScrollTypesMask.contains(scroll.type) else { return false }
        return receives(event) && isEnabled
    }

    fileprivate final func receive(_ scroll: ScrollInput, at time: TimeInterval) {
        guard self.scroll === scroll, !isFinished else { return }
        switch scroll.phase {
        case .began: scrollBegan(scroll, at: time)
        case .moved: scrollMoved(scroll, at: time)
        case .ended: scrollEnded(.ended)
        default: scrollEnded(.cancelled)
        }
        guard scroll.isOver else { return }
        self.scroll = nil
        // Recognizers that wait for this one need not wait any longer (fact A13).
        environment?.noteDecision()
    }
}
