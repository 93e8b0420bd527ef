import Foundation

/// The content under a finger, and the moment when the finger lets go (facts B3, B7, B8).
extension UIScrollView {
    /// A finger touched the view: what moves by itself is caught.
    func fingerCameDown() {
        isTrackingStorage = true
        switch activity {
        case .decelerating: wasCaught = true
        case .animating: wasCaught = isPagingEnabled
        case .idle, .dragging: break
        }
        stopMoving()
        updateAdjustedInset()
    }

    /// Caught content that was not dragged on from where it was still has to come to rest, on a page or inside its edges.
    func fingersWentAway() {
        isTrackingStorage = false
        guard wasCaught else { return }
        wasCaught = false
        guard case .idle = activity, window != nil else { return }
        let flight = flightAfterRelease(velocity: .zero, target: pageTarget(velocity: .zero))
        if !flight.isStill { decelerate(flight) }
    }

    /// The recognizing event moves the content by what the finger went beyond the hysteresis.
    func dragBegins(translation: CGPoint, travel: CGPoint) {
        stopMoving()
        wasCaught = false
        updateAdjustedInset()
        let offset = contentOffset
        let start = CGPoint(
            x: horizontalLimits.freePosition(for: offset.x),
            y: verticalLimits.freePosition(for: offset.y)
        )
        activity = .dragging(.init(start: start, lock: isDirectionalLockEnabled ? lock(for: travel) : nil))
        if keyboardDismissMode == .onDrag { windowStorage?.firstResponder?.resignFirstResponder() }
        delegateStorage?.scrollViewWillBeginDragging(self)
        dragBegan()
        dragMoves(translation: translation)
    }

    /// A drag that is clearly more along one axis stays on it.
    private func lock(for travel: CGPoint) -> ScrollActivity.Drag.Lock? {
        let (x, y) = (abs(travel.x), abs(travel.y))
        guard horizontalLimits.isScrollable, verticalLimits.isScrollable else { return nil }
        if x >= y * Calibration.Scroll.directionalLockRatio { return .horizontal }
        if y >= x * Calibration.Scroll.directionalLockRatio { return .vertical }
        return nil
    }

    func dragMoves(translation: CGPoint) {
        guard case .dragging(let drag) = activity else { return }
        var offset = contentOffset
        let (horizontal, vertical) = (horizontalLimits, verticalLimits)
        if horizontal.isScrollable, drag.lock != .vertical {
            offset.x = horizontal.position(forFreePosition: drag.start.x - translation.x)
        }
        if vertical.isScrollable, drag.lock != .horizontal {
            offset.y = vertical.position(forFreePosition: drag.start.y - translation.y)
        }
        move(to: offset)
    }

    /// The velocity is the finger's, in the view's coordinates, in points per second.
    func dragEnds(velocity finger: CGVector) {
        guard case .dragging(let drag) = activity else { return }
        var velocity = CGVector(dx: -finger.dx, dy: -finger.dy)
        if !horizontalLimits.isScrollable || drag.lock == .vertical { velocity.dx = 0 }
        if !verticalLimits.isScrollable || drag.lock == .horizontal { velocity.dy = 0 }

        let led = pageTarget(velocity: velocity)
        let offset = contentOffset
        let contentVelocity = CGVector(
            dx: horizontalLimits.velocity(at: offset.x, finger: velocity.dx),
            dy: verticalLimits.velocity(at: offset.y, finger: velocity.dy)
        )
        var flight = flightAfterRelease(velocity: contentVelocity, target: led)
        let proposed = flight.rest
        var target = proposed
        let reported = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
        delegateStorage?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
        // The app may have changed the place to rest, or the content itself, in that call.
        guard case .dragging = activity else { return }
        if target != proposed || contentOffset != offset {
            flight = flightAfterRelease(velocity: contentVelocity, target: target != proposed ? target : led)
        }
        let moves = window != nil && !flight.isStill
        activity = .idle
        delegateStorage?.scrollViewDidEndDragging(self, willDecelerate: moves)
        // Here too.
        guard case .idle = activity else { return }
        guard moves else {
            indicators.fade()
            cameToRest()
            return
        }
        decelerate(flight)
    }

    private func decelerate(_ flight: ScrollActivity.Flight) {
        activity = .decelerating(flight)
        delegateStorage?.scrollViewWillBeginDecelerating(self)
        if case .decelerating = activity { watchFrames() }
    }
}
