import Foundation

/// Dragging, and the release (facts B3, B7, B8, B10).
extension UIScrollView {
    /// The first touch stops a deceleration or an animated scroll.
    func trackingBegan() {
        isTracking = true
        switch activity {
        case .decelerating: wasStoppedByTouch = true
        case .animating: wasStoppedByTouch = isPagingEnabled
        case .idle, .dragging: break
        }
        stopMoving()
        updateAdjustedInset()
    }

    /// Content that a touch has stopped and no drag has moved still has to come to rest on a page or inside its limits.
    func trackingEnded() {
        isTracking = false
        guard wasStoppedByTouch else { return }
        wasStoppedByTouch = false
        guard case .idle = activity, window != nil else { return }
        let motion = motionAfterRelease(velocity: .zero, target: pageTarget(velocity: .zero))
        if !motion.isStill { decelerate(motion) }
    }

    /// The recognizing event moves the content by the travel beyond the hysteresis (fact B3).
    func dragBegins(translation: CGPoint, travel: CGPoint) {
        stopMoving()
        wasStoppedByTouch = false
        updateAdjustedInset()
        let offset = contentOffset
        let start = CGPoint(
            x: horizontalLimits.freePosition(for: offset.x),
            y: verticalLimits.freePosition(for: offset.y)
        )
        activity = .dragging(.init(start: start))
        delegateStorage?.scrollViewWillBeginDragging(self)
        dragBegan()
        dragMoves(translation: translation)
    }

    func dragMoves(translation: CGPoint) {
        guard case .dragging(let drag) = activity else { return }
        var offset = contentOffset
        let (horizontal, vertical) = (horizontalLimits, verticalLimits)
        if horizontal.isScrollable {
            offset.x = horizontal.position(forFreePosition: drag.start.x - translation.x)
        }
        if vertical.isScrollable {
            offset.y = vertical.position(forFreePosition: drag.start.y - translation.y)
        }
        move(to: offset)
    }

    /// - Parameters:
    ///   - finger: the finger's velocity in the view's coordinates, in points per second.
    ///   - isHeld: whether the finger was held still before it lifted.
    func dragEnds(velocity finger: CGVector, isHeld: Bool) {
        guard case .dragging = activity else { return }
        var velocity = CGVector(dx: -finger.dx, dy: -finger.dy)
        if !horizontalLimits.isScrollable { velocity.dx = 0 }
        if !verticalLimits.isScrollable { velocity.dy = 0 }

        let led = pageTarget(velocity: velocity)
        let offset = contentOffset
        /// Content at rest past its edge recoils without the finger's velocity (fact B10).
        func contentVelocity(at offset: CGFloat, _ velocity: CGFloat, in limits: ScrollLimits) -> CGFloat {
            isHeld && limits.clamp(offset) != offset ? 0 : limits.velocity(at: offset, finger: velocity)
        }
        let contentVelocity = CGVector(
            dx: contentVelocity(at: offset.x, velocity.dx, in: horizontalLimits),
            dy: contentVelocity(at: offset.y, velocity.dy, in: verticalLimits)
        )
        var motion = motionAfterRelease(velocity: contentVelocity, target: led)
        let proposed = motion.rest
        var target = proposed
        let reported = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
        delegateStorage?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
        // In that call the app may have changed the target, the offset or the scroll view's state.
        guard case .dragging = activity else { return }
        if target != proposed || contentOffset != offset {
            motion = motionAfterRelease(velocity: contentVelocity, target: target != proposed ? target : led)
        }
        let moves = window != nil && !motion.isStill
        activity = .idle
        delegateStorage?.scrollViewDidEndDragging(self, willDecelerate: moves)
        // In this call too.
        guard case .idle = activity else { return }
        guard moves else {
            indicators.fade()
            motionDidEnd()
            return
        }
        decelerate(motion)
    }

    private func decelerate(_ motion: ScrollActivity.Motion) {
        activity = .decelerating(motion)
        delegateStorage?.scrollViewWillBeginDecelerating(self)
        if case .decelerating = activity { watchFrames() }
    }
}
