extension UIGestureRecognizer {
    /// Whether the touch is or was part of this attempt.
    final func claims(_ touch: UITouch) -> Bool {
        tracked.has(touch) || spent.has(touch)
    }

    /// Calls the method for the phase with those of the touches that this recognizer follows.
    final func receive(_ touches: [UITouch], in phase: UITouch.Phase, of event: UIEvent) {
        guard !isFinished else { return }
        let own: [UITouch]
        if phase == .began {
            own = touches.filter { $0.recognizers.has(self) }
            tracked += own
        } else if touches.count == 1 {
            own = tracked.has(touches[0]) ? touches : []
        } else {
            own = touches.filter { tracked.has($0) }
        }
        guard !own.isEmpty else { return }
        let wasRunning = isRunning && hasDelivered
        let set = event.cachedSet(of: own)
        switch phase {
        case .began: touchesBegan(set, with: event)
        case .moved: touchesMoved(set, with: event)
        case .ended: touchesEnded(set, with: event)
        default: touchesCancelled(set, with: event)
        }
        // Each event with its touches is a change, also where nothing has moved (fact A5).
        if wasRunning, isRunning, !hasUnsentAction, own.contains(where: claims) { state = .changed }
        if phase == .ended || phase == .cancelled { retire(own) }
    }

    private func retire(_ touches: [UITouch]) {
        lastCentroid = centroid
        tracked.removeAll { touches.has($0) }
        guard let environment else { return }
        spent += touches
        // Those that waited for it need not wait for a recognizer without touches (fact A13).
        if tracked.isEmpty { environment.noteDecision() }
    }

    // MARK: - Locations

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

    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = tracked.first?.hitWindow ?? self.view?.windowStorage else { return point }
        return view.convert(point, from: window)
    }

    final func raiseRange(_ index: Int, _ count: Int) -> Never {
        Exception.raise(
            .range,
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count))."
        )
    }
}
