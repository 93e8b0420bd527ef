import Foundation

/// Motions without a finger: decelerations, bounces and animated scrolling (facts B8, B10).
extension UIScrollView {
    /// The motion of the content after a finger has lifted.
    func motionAfterRelease(velocity: CGVector, target: CGPoint?) -> ScrollActivity.Motion {
        let start = System.current.clock.now + Calibration.Scroll.decelerationDelay
        return motion(velocity: velocity, target: target, start: start, isRelease: true)
    }

    private func motion(
        velocity: CGVector, target: CGPoint?, start: TimeInterval, isRelease: Bool
    ) -> ScrollActivity.Motion {
        let offset = contentOffset
        func axisMotion(
            from offset: CGFloat, velocity: CGFloat, to target: CGFloat?, in limits: ScrollLimits
        ) -> AxisMotion {
            if let target { return AxisMotion(from: offset, velocity: velocity, to: target) }
            guard limits.isScrollable else { return .still(offset) }
            return AxisMotion(
                fling: offset, velocity: velocity, in: limits, rate: decelerationRate, isRelease: isRelease)
        }
        return ScrollActivity.Motion(
            x: axisMotion(from: offset.x, velocity: velocity.dx, to: target?.x, in: horizontalLimits),
            y: axisMotion(from: offset.y, velocity: velocity.dy, to: target?.y, in: verticalLimits),
            start: start,
            target: target
        )
    }

    /// The limits or the offset changed during a motion:
    /// the motion continues from the current offset at its current speed.
    func restartMotion() {
        guard case .decelerating(let motion) = activity else { return }
        let now = System.current.clock.now
        let velocity = motion.velocity(at: now)
        activity = .decelerating(
            self.motion(velocity: velocity, target: motion.target, start: max(now, motion.start), isRelease: false))
    }

    /// Unlike an assignment to `contentOffset` this ends a running motion.
    func scroll(to offset: CGPoint, animated: Bool) {
        guard animated, !isDragging, UIView.areAnimationsEnabled else {
            discardMotion()
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        discardMotion()
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

    func watchFrames() {
        guard frames == nil else { return }
        frames = System.current.clock.addFrameObserver { [self] time in frame(at: time) }
    }

    private func frame(at time: TimeInterval) {
        switch activity {
        case .decelerating(let motion):
            let isOver = motion.isOver(at: time)
            move(to: isOver ? motion.rest : motion.position(at: time))
            // In that call the app may have stopped the motion.
            guard isOver, case .decelerating = activity else { return }
            endMotion()
        case .animating(let animation):
            let isOver = animation.isOver(at: time)
            move(to: isOver ? animation.to : animation.position(at: time))
            guard isOver, case .animating = activity else { return }
            endMotion()
        case .idle, .dragging:
            stopWatchingFrames()
        }
    }

    /// Changes the offset for a finger or a motion.
    func move(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        isApplyingMotion = true
        contentOffset = offset
        isApplyingMotion = false
    }

    /// Called for every change of the offset.
    func offsetDidChange(from old: CGPoint) {
        if !isApplyingMotion {
            switch activity {
            case .dragging(var drag):
                // The app moved the content during a drag: the drag continues from the new offset.
                let (x, y) = (horizontalLimits, verticalLimits)
                drag.start.x += x.freePosition(for: contentOffset.x) - x.freePosition(for: old.x)
                drag.start.y += y.freePosition(for: contentOffset.y) - y.freePosition(for: old.y)
                activity = .dragging(drag)
            case .decelerating:
                restartMotion()
            case .idle, .animating:
                break
            }
        }
        setNeedsLayout()
        if isApplyingMotion { indicators.show() }
        let wasMovingItself = isApplyingMotion
        isApplyingMotion = false
        offsetChanged()
        delegateStorage?.scrollViewDidScroll(self)
        isApplyingMotion = wasMovingItself
    }

    /// Ends a motion at the current offset and notifies the delegate.
    func stopMoving() {
        switch activity {
        case .idle, .dragging: break
        case .decelerating, .animating: endMotion()
        }
    }

    private func endMotion() {
        let ended = activity
        discardMotion()
        indicators.fade()
        motionDidEnd()
        switch ended {
        case .decelerating: delegateStorage?.scrollViewDidEndDecelerating(self)
        case .animating: delegateStorage?.scrollViewDidEndScrollingAnimation(self)
        case .idle, .dragging: break
        }
    }

    private func discardMotion() {
        if case .dragging = activity { return }
        activity = .idle
        stopWatchingFrames()
    }

    private func stopWatchingFrames() {
        frames?.invalidate()
        frames = nil
    }
}
