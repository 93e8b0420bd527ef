extension UIGestureRecognizer {
    /// Whether the touch is or was part of this attempt.
    final func hasTracked(_ touch: UITouch) -> Bool {
        tracked.has(touch) || liftedTouches.has(touch)
    }

    /// Delivers the only touch of the event.
    final func receive(_ touch: UITouch, of event: UIEvent) {
        guard !isFinished else { return }
        let phase = touch.currentPhase
        if phase == .began {
            guard touch.recognizers.has(self) else { return }
            tracked.append(touch)
        } else {
            guard tracked.has(touch) else { return }
        }
        callTouchesMethod(event.cachedSet(of: touch), in: phase, of: event)
        if phase == .ended || phase == .cancelled { retire([touch]) }
    }

    /// Delivers those touches that this recognizer follows. All of them are in `phase`.
    final func receive(_ touches: [UITouch], in phase: UITouch.Phase, of event: UIEvent) {
        guard !touches.isEmpty, !isFinished else { return }
        let own = phase == .began ? touches.filter { $0.recognizers.has(self) } : touches.filter { tracked.has($0) }
        guard !own.isEmpty else { return }
        if phase == .began { tracked += own }
        callTouchesMethod(event.cachedSet(of: own), in: phase, of: event)
        if phase == .ended || phase == .cancelled { retire(own) }
    }

    /// Called when the recognizer is disabled: views may never receive the touches that it still delays (fact A10).
    final func dropDelayedTouches() {
        guard delaysTouchesBegan, isUndecided, !System.current.switches.deliversTouchesOfDisabled else { return }
        for touch in tracked + liftedTouches where touch.delivery == .notBegun { touch.delivery = .over }
        environment?.heldTouches.removeAll { $0.delivery == .over }
    }

    /// Calls the touches method of the phase.
    private func callTouchesMethod(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent) {
        let wasRunning = isRunning && hasDelivered
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
        // Each event with its touches is a change, even without movement (fact A5).
        if wasRunning, isRunning, !hasUnsentAction, touches.contains(where: hasTracked) { state = .changed }
    }

    private func retire(_ touches: [UITouch]) {
        lastCentroid = centroid
        tracked.removeAll { touches.has($0) }
        guard let environment else { return }
        liftedTouches += touches
        // A recognizer without touches blocks no other (fact A13).
        if tracked.isEmpty { environment.noteDecision() }
    }

    /// The centre of the fingers that are down, in the window's coordinates.
    final var centroid: CGPoint {
        switch tracked.count {
        case 0: return lastCentroid
        case 1: return tracked[0].place
        default: return Self.centroid(of: tracked)
        }
    }

    static func centroid(of touches: [UITouch]) -> CGPoint {
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.place.x
            sum.y += touch.place.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    static func center(of points: [CGPoint]) -> CGPoint? {
        guard !points.isEmpty else { return nil }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = tracked.first?.hitWindow ?? self.view?.windowStorage else { return point }
        return window.convertPoint(point, to: view)
    }

    final func raiseRange(_ index: Int, _ count: Int) -> Never {
        Exception.raise(
            .range,
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count))."
        )
    }
}
