/// Trackpads and mouse wheels.
extension Digitizer {
    /// The pointer is at a point, and two fingers on the trackpad or the wheel begin to scroll. False where no window is
    /// under the pointer, or where a scroll runs already.
    @discardableResult
    package func beginScroll(at point: CGPoint, type: UIScrollTypeMask = .continuous) -> Bool {
        if gestures.isInRound { return afterThisRound { $0.beginScroll(at: point, type: type) } }
        system.activate()
        guard scroll == nil, let (window, view) = hit(at: point) else { return false }
        let place = window.convertFromSuperview(point)
        let scroll = ScrollInput(type: type, place: place, window: window, view: view)
        self.scroll = scroll
        send(scroll)
        return true
    }

    /// Moves the content by the given distance, as a finger that moves so far would.
    @discardableResult
    package func moveScroll(by distance: CGVector) -> Bool {
        if gestures.isInRound { return afterThisRound { $0.moveScroll(by: distance) } }
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
        if gestures.isInRound { return afterThisRound { $0.endScroll(phase) } }
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
