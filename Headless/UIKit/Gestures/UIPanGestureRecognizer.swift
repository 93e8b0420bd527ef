/// A gesture of fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scroll, by trackpad or mouse wheel, that the recognizer accepts. None by default (fact A25).
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The decision about the gesture after the travel so far.
    package enum Decision {
        case wait, begin, fail
    }

    /// The centre of the fingers at the start of the drag, and the point of translation zero, in the window's
    /// coordinates. Both are shifted when a finger joins or lifts, which keeps the translation continuous (fact A21).
    private final var origin = CGPoint.zero
    private final var base = CGPoint.zero
    private final var center = CGPoint.zero
    private final var speed = SampledVelocity()

    open func translation(in view: UIView?) -> CGPoint {
        Self.vector(CGPoint(x: center.x - base.x, y: center.y - base.y), in: view)
    }

    /// Resets the velocity too (Apple's documentation).
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        speed.restart(at: center)
        let vector = Self.windowVector(translation, from: view)
        base = CGPoint(x: center.x - vector.x, y: center.y - vector.y)
    }

    /// In points per second. The velocity does not decay while the finger rests; that of a scroll does (fact A22).
    open func velocity(in view: UIView?) -> CGPoint {
        if scroll != nil, System.current.clock.now - speed.lastMove >= Calibration.Pan.scrollRest { return .zero }
        return Self.vector(speed.value, in: view)
    }

    /// The movement since the start of the drag, hysteresis included, in the window's coordinates.
    package final var travel: CGPoint { CGPoint(x: center.x - origin.x, y: center.y - origin.y) }

    /// The travel at which the gesture begins, on either axis.
    package var hysteresis: CGFloat { Calibration.Pan.hysteresis }

    /// The part of the travel that is lost when the gesture begins, on each axis.
    package var lostTravel: CGFloat { hysteresis }

    /// Called at each move while the recognizer is possible. By default one axis suffices (fact A19).
    package func evaluate(_ travel: CGPoint) -> Decision {
        abs(travel.x) >= hysteresis || abs(travel.y) >= hysteresis ? .begin : .wait
    }

    /// After a wait the translation restarts at zero (fact A12).
    override func willUnblock() {
        base = center
    }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let extra = tracked.dropFirst(maximumNumberOfTouches)
        for touch in extra { ignore(touch, for: event) }
        guard extra.count < touches.count else { return }
        if isRunning || isBlocked || tracked.count > minimumNumberOfTouches {
            shift(to: centroid)
            if isRunning || isBlocked { state = .changed }
        } else {
            start(at: centroid, time: event.timestamp)
        }
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(to: centroid, time: event.timestamp, mayBegin: tracked.count >= minimumNumberOfTouches)
    }

    private func follow(to point: CGPoint, time: TimeInterval, mayBegin: Bool) {
        center = point
        speed.move(to: point, time: time)
        if isRunning || isBlocked {
            state = .changed
        } else if mayBegin {
            switch evaluate(travel) {
            case .wait: break
            case .fail: state = .failed
            case .begin:
                subtractHysteresis()
                state = .began
            }
        }
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches, last: .ended)
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches, last: .cancelled)
    }

    @_documentation(visibility: internal)
    open override func reset() {
        (origin, base, center) = (.zero, .zero, .zero)
        speed = SampledVelocity()
    }

    /// The gesture is over when all fingers have lifted (fact A18).
    private func lift(_ touches: Set<UITouch>, last: State) {
        let remaining = tracked.filter { !touches.contains($0) }
        if remaining.isEmpty {
            center = centroid
            state = isRunning || isBlocked ? last : .failed
        } else {
            shift(to: Self.centroid(of: remaining))
            if isRunning || isBlocked { state = .changed }
        }
    }

    /// The location stays at the pointer. The translation is that of the scroll (fact A25).
    func scrollBegan(_ scroll: ScrollInput, at time: TimeInterval) {
        lastCentroid = scroll.place
        start(at: scroll.place, time: time)
    }

    func scrollMoved(_ scroll: ScrollInput, at time: TimeInterval) {
        let (place, translation) = (scroll.place, scroll.translation)
        follow(to: CGPoint(x: place.x + translation.dx, y: place.y + translation.dy), time: time, mayBegin: true)
    }

    final func scrollEnded(_ last: State) {
        state = isRunning || isBlocked ? last : .failed
    }

    private func start(at point: CGPoint, time: TimeInterval) {
        (origin, base, center) = (point, point, point)
        speed.start(at: point, time: time)
    }

    /// A finger has come down or lifted: the centre jumps without a movement.
    private func shift(to point: CGPoint) {
        let (x, y) = (point.x - center.x, point.y - center.y)
        origin = CGPoint(x: origin.x + x, y: origin.y + y)
        base = CGPoint(x: base.x + x, y: base.y + y)
        center = point
        speed.shift(to: point)
    }

    /// Subtracts the hysteresis from each axis before the delegate is asked. Nothing remains of a travel of exactly the
    /// hysteresis (fact A19), except for UIKit's pop recognizers (fact A24).
    private func subtractHysteresis() {
        let lost = lostTravel
        func remainder(_ length: CGFloat) -> CGFloat {
            let remainder = max(0, abs(length) - lost)
            return length < 0 ? -remainder : remainder
        }
        base = CGPoint(x: center.x - remainder(travel.x), y: center.y - remainder(travel.y))
    }
}
