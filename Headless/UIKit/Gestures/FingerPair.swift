/// The quantity between the two fingers of a pinch or a rotation, and the value that it results in (fact A28).
@MainActor
struct FingerPair {
    enum Quantity {
        /// In points. The value is its ratio to the base.
        case distance
        /// In radians, without a jump after half a turn. The value is its difference from the base.
        case angle
    }

    private let quantity: Quantity
    private var start: CGFloat
    private var current: CGFloat
    /// The quantity at which the value is neutral: 1 or 0.
    private var base: CGFloat
    private var speed = SampledVelocity()

    init(_ quantity: Quantity) {
        self.quantity = quantity
        start = quantity == .distance ? 1 : 0
        (current, base) = (start, start)
    }

    var value: CGFloat {
        get { quantity == .distance ? current / base : current - base }
        set {
            base = quantity == .distance ? current / newValue : current - newValue
            speed.restart(at: sample)
        }
    }

    /// The change of the value per second.
    var velocity: CGFloat { speed.value.x }

    mutating func start(at fingers: [UITouch], time: TimeInterval) {
        start = measure(fingers)
        wait(at: start, time: time)
    }

    /// Returns whether the fingers have moved enough. Part of that movement is then subtracted.
    mutating func begins(at fingers: [UITouch], time: TimeInterval) -> Bool {
        let new = measure(fingers)
        let isDistance = quantity == .distance
        guard abs(new - start) >= (isDistance ? Calibration.Pinch.threshold : Calibration.Rotation.threshold) else {
            wait(at: new, time: time)
            return false
        }
        let hysteresis = isDistance ? Calibration.Pinch.hysteresis : Calibration.Rotation.hysteresis
        base = start + (new < start ? -hysteresis : hysteresis)
        current = new
        speed.move(to: sample, time: time)
        return true
    }

    mutating func move(to fingers: [UITouch], time: TimeInterval) {
        current = measure(fingers)
        speed.move(to: sample, time: time)
    }

    /// A finger has been replaced, which does not change the value.
    mutating func shift(to fingers: [UITouch]) {
        let new = measure(fingers)
        base = quantity == .distance ? base * new / current : base + new - current
        current = new
        speed.shift(to: sample)
    }

    /// Before the gesture begins, its value is neutral.
    private mutating func wait(at new: CGFloat, time: TimeInterval) {
        (current, base) = (new, new)
        speed.start(at: sample, time: time)
    }

    /// The velocity is that of the scale, or of the angle itself, which has no hysteresis.
    private var sample: CGPoint { CGPoint(x: quantity == .distance ? value : current, y: 0) }

    private func measure(_ fingers: [UITouch]) -> CGFloat {
        let (first, second) = (fingers[0].place, fingers[1].place)
        let (x, y) = (second.x - first.x, second.y - first.y)
        switch quantity {
        case .distance: return max(Calibration.Pinch.leastDistance, hypot(x, y))
        case .angle: return current + (atan2(y, x) - current).remainder(dividingBy: 2 * .pi)
        }
    }
}
