/// Trackpads and mouse wheels.
extension Digitizer {
    /// Begins a scroll of the trackpad or wheel, with the pointer at `point`. Returns false if no window is under the
    /// pointer, or if a scroll is already running.
    @discardableResult
    package func beginScroll(at point: CGPoint, type: UIScrollTypeMask = .continuous) -> Bool {
        if gestures.isInRound { return performAfterRound { $0.beginScroll(at: point, type: type) } }
        system.activate()
        guard scroll == nil, let (window, view) = hit(at: point) else { return false }
        let place = window.convertFromSuperview(point)
        let scroll = ScrollInput(type: type, place: place, window: window, view: view)
        self.scroll = scroll
        send(scroll)
        return true
    }

    /// Scrolls by the given distance, in the direction in which a finger would move the content.
    @discardableResult
    package func moveScroll(by distance: CGVector) -> Bool {
        if gestures.isInRound { return performAfterRound { $0.moveScroll(by: distance) } }
        system.activate()
        guard let scroll else { return false }
        scroll.phase = .moved
        scroll.translation.dx += distance.dx
        scroll.translation.dy += distance.dy
        send(scroll)
        return true
    }

    @discardableResult
    package func endScroll(_ phase: UITouch.Phase = .ended) -> Bool {
        if gestures.isInRound { return performAfterRound { $0.endScroll(phase) } }
        system.activate()
        guard let scroll else { return false }
        scroll.phase = phase
        send(scroll)
        self.scroll = nil
        return true
    }

    private func send(_ scroll: ScrollInput) {
        let system: System = system
        scrollEvent.time = system.clock.now
        scrollEvent.scroll = scroll
        system.application.sendEvent(scrollEvent)
        scrollEvent.scroll = nil
        system.runLoopTurn()
    }
}
