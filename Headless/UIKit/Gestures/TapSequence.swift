/// The taps of a recognizer: the fingers of each, the place of the first one, and the time limits.
@MainActor
struct TapSequence {
    enum Lift {
        /// The fingers of the tap were never all down together.
        case incomplete
        case fingersRemaining
        case tapped(Int)
    }

    /// The fingers of the first tap, in the window's coordinates.
    private(set) var points: [CGPoint] = []
    private(set) var isBetweenTaps = false
    private var count = 0
    private var largestFingerCount = 0
    private var deadline: ScheduledWork?

    /// A finger comes down. Returns false if it is one too many, or too far from the first tap.
    mutating func press(_ recognizer: UIGestureRecognizer, fingers: Int, holding: Bool = false) -> Bool {
        guard recognizer.tracked.count <= fingers else { return false }
        if largestFingerCount == 0 {
            isBetweenTaps = false
            deadline?.cancel()
            if !holding { fail(recognizer, after: Calibration.Tap.duration) }
        }
        largestFingerCount = max(largestFingerCount, recognizer.tracked.count)
        if count == 0 { points = recognizer.tracked.map(\.place) }
        guard count > 0, largestFingerCount == fingers, let center = UIGestureRecognizer.center(of: points) else {
            return true
        }
        let now = UIGestureRecognizer.centroid(of: recognizer.tracked)
        return hypot(now.x - center.x, now.y - center.y) <= Calibration.Tap.movement
    }

    func isSteady(_ recognizer: UIGestureRecognizer, within distance: CGFloat) -> Bool {
        recognizer.tracked.allSatisfy {
            hypot($0.place.x - $0.firstPlace.x, $0.place.y - $0.firstPlace.y) <= distance
        }
    }

    mutating func lift(_ recognizer: UIGestureRecognizer, _ lifted: Int, fingers: Int) -> Lift {
        guard largestFingerCount == fingers else { return .incomplete }
        guard lifted == recognizer.tracked.count else { return .fingersRemaining }
        deadline?.cancel()
        largestFingerCount = 0
        count += 1
        return .tapped(count)
    }

    mutating func awaitNext(_ recognizer: UIGestureRecognizer) {
        isBetweenTaps = true
        fail(recognizer, after: Calibration.Tap.interval)
    }

    mutating func fail(_ recognizer: UIGestureRecognizer, after delay: TimeInterval) {
        schedule(recognizer, after: delay) { $0.state = .failed }
    }

    /// Schedules the work in place of any earlier one.
    mutating func schedule(
        _ recognizer: UIGestureRecognizer,
        after delay: TimeInterval,
        _ work: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
        deadline?.cancel()
        deadline = recognizer.environment?.system.clock.schedule(after: delay) { [weak recognizer] in
            if let recognizer { work(recognizer) }
        }
    }

    mutating func clear() {
        deadline?.cancel()
        self = TapSequence()
    }
}
