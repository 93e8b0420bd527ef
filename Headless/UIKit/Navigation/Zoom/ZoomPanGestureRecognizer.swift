/// Pops a zoomed screen: a drag down or in the pop direction, from anywhere in the screen's own view (fact C33).
package final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var dismissal: ZoomDismissal?
    private var motion = ReleaseMotion()

    init(of dismissal: ZoomDismissal) {
        self.dismissal = dismissal
        super.init(target: nil, action: nil)
        name = "UIViewController.zoomSwipe"
        maximumNumberOfTouches = 1
    }

    /// The larger of the movements down and in the pop direction, as a fraction.
    private func progress(_ vector: CGPoint) -> CGFloat {
        guard let view else { return 0 }
        let forward = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -vector.x : vector.x
        return max(forward, vector.y) / max(view.bounds.width, 1)
    }

    package override func evaluate(_ travel: CGPoint) -> Decision {
        guard abs(travel.x) >= hysteresis || abs(travel.y) >= hysteresis else {
            if System.current.switches.asksZoomsAtEachMove { _ = dismissal?.mayBegin(moment) }
            return .wait
        }
        return progress(travel) > 0 ? .begin : .fail
    }

    private var moment: ZoomDismissal.Moment {
        let velocity = velocity(in: view)
        return .init(
            place: location(in: nil), velocity: CGVector(dx: velocity.x, dy: velocity.y), isScroll: isScrollBeginning)
    }

    /// Whether the pan of a scroll view under the finger begins in the same event.
    private var isScrollBeginning: Bool {
        var current = tracked.first?.view
        while let touched = current, touched !== view {
            if let pan = (touched as? UIScrollView)?.panGestureRecognizer, pan.isBlocked || pan.isRecognized {
                return true
            }
            current = touched.superview
        }
        return false
    }

    /// Two fingers belong to the pinch.
    override func askToBegin() -> Bool {
        guard super.askToBegin(), let dismissal else { return false }
        return dismissal.pinch.numberOfTouches < 2 && dismissal.mayBegin(moment)
    }

    /// If the app is asked, scroll views wait for its answer, which can take the drag from them.
    package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        dismissal?.hasQuestion == true && otherGestureRecognizer is UIScrollViewPanGestureRecognizer
    }

    override func willCallTargets() {
        switch state {
        case .began: begin()
        case .changed: move()
        case .ended: release(isCancelled: false)
        case .cancelled: release(isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func begin() {
        motion = ReleaseMotion()
        dismissal?.begin()
        move()
    }

    private func move() {
        // The translation is in the window's coordinates, since the transition scales the view.
        let progress = progress(translation(in: nil))
        motion.add(progress: progress, at: System.current.clock.now)
        dismissal?.update(progress)
    }

    private func release(isCancelled: Bool) {
        guard let dismissal else { return }
        let release = motion.release(
            at: dismissal.percentComplete, by: .analyzed(width: max(view?.bounds.width ?? 0, 1)),
            time: System.current.clock.now)
        dismissal.end(finishes: release.finishes && !isCancelled, speed: isCancelled ? 1 : release.speed)
    }
}
