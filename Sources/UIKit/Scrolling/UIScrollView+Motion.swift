import Foundation

/// What moves by itself: deceleration, bounces, and the ways to offsets that the app asked for (fact B8).
extension UIScrollView {
    /// The motion of the content after a finger has lifted.
    func flightAfterRelease(velocity: CGVector, target: CGPoint?) -> ScrollActivity.Flight {
        let start = System.current.clock.now + Calibration.Scroll.decelerationDelay
        return flight(velocity: velocity, target: target, start: start, isRelease: true)
    }

    private func flight(
        velocity: CGVector, target: CGPoint?, start: TimeInterval, isRelease: Bool
    ) -> ScrollActivity.Flight {
        let offset = contentOffset
        func motion(
            from offset: CGFloat, velocity: CGFloat, to target: CGFloat?, in limits: ScrollLimits
        ) -> AxisMotion {
            if let target { return AxisMotion(from: offset, velocity: velocity, to: target) }
            guard limits.isScrollable else { return .still(offset) }
            return AxisMotion(
                fling: offset, velocity: velocity, in: limits, rate: decelerationRate, isRelease: isRelease)
        }
        return ScrollActivity.Flight(
            x: motion(from: offset.x, velocity: velocity.dx, to: target?.x, in: horizontalLimits),
            y: motion(from: offset.y, velocity: velocity.dy, to: target?.y, in: verticalLimits),
            start: start,
            target: target
        )
    }

    /// The limits or the offset changed during a flight: the flight continues from the current offset at its current speed.
    func flightPathDidChange() {
        guard case .decelerating(let flight) = activity else { return }
        let now = System.current.clock.now
        let velocity = flight.velocity(at: now)
        activity = .decelerating(
            self.flight(velocity: velocity, target: flight.target, start: max(now, flight.start), isRelease: false))
    }

    // MARK: - By the app

    /// Unlike setting the offset this ends whatever moves.
    func scroll(to offset: CGPoint, animated: Bool) {
        guard animated, !isDragging, UIView.areAnimationsEnabled else {
            abandonMotion()
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        abandonMotion()
        activity = .animating(ScrollAnimation(from: contentOffset, to: offset, start: System.current.clock.now))
        watchFrames()
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        offset.x += nearestShift(of: (visible.minX, visible.maxX), toShow: (rect.minX, rect.maxX))
        offset.y += nearestShift(of: (visible.minY, visible.maxY), toShow: (rect.minY, rect.maxY))
        offset = clamped(offset)
        if offset != contentOffset { scroll(to: offset, animated: animated) }
    }

    private func nearestShift(
        of visible: (start: CGFloat, end: CGFloat), toShow part: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        let (before, after) = (part.start - visible.start, part.end - visible.end)
        if before >= 0, after <= 0 { return 0 }
        return abs(before) < abs(after) ? before : after
    }

    // MARK: - Frames

    func watchFrames() {
        guard frames == nil else { return }
        frames = System.current.clock.addFrameObserver { [self] time in frame(at: time) }
    }

    private func frame(at time: TimeInterval) {
        switch activity {
        case .decelerating(let flight):
            let isOver = flight.isOver(at: time)
            move(to: isOver ? flight.rest : flight.position(at: time))
            // The app may have stopped it in that call.
            guard isOver, case .decelerating = activity else { return }
            endMotion()
        case .animating(let animation):
            let isOver = animation.isOver(at: time)
            move(to: isOver ? animation.to : animation.position(at: time))
            guard isOver, case .animating = activity else { return }
            endMotion()
        case .idle, .dragging:
            abandonFrames()
        }
    }

    /// Moves the content on behalf of a finger or a motion.
    func move(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        isMovingItself = true
        contentOffset = offset
        isMovingItself = false
    }

    /// Every change of the offset comes through here.
    func offsetDidChange(from old: CGPoint) {
        if !isMovingItself {
            switch activity {
            case .dragging(var drag):
                // The content was moved under the finger: the finger goes on from there.
                let (x, y) = (horizontalLimits, verticalLimits)
                drag.start.x += x.freePosition(for: contentOffset.x) - x.freePosition(for: old.x)
                drag.start.y += y.freePosition(for: contentOffset.y) - y.freePosition(for: old.y)
                activity = .dragging(drag)
            case .decelerating:
                flightPathDidChange()
            case .idle, .animating:
                break
            }
        }
        setNeedsLayout()
        if isMovingItself { indicators.show() }
        let wasMovingItself = isMovingItself
        isMovingItself = false
        offsetChanged()
        delegateStorage?.scrollViewDidScroll(self)
        isMovingItself = wasMovingItself
    }

    // MARK: - Ending

    /// Ends what moves by itself, where it is, and says so.
    func stopMoving() {
        switch activity {
        case .idle, .dragging: break
        case .decelerating, .animating: endMotion()
        }
    }

    private func endMotion() {
        let ended = activity
        abandonMotion()
        indicators.fade()
        cameToRest()
        switch ended {
        case .decelerating: delegateStorage?.scrollViewDidEndDecelerating(self)
        case .animating: delegateStorage?.scrollViewDidEndScrollingAnimation(self)
        case .idle, .dragging: break
        }
    }

    private func abandonMotion() {
        if case .dragging = activity { return }
        activity = .idle
        abandonFrames()
    }

    private func abandonFrames() {
        frames?.invalidate()
        frames = nil
    }
}
