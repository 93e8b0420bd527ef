/// The velocity of a pan, a pinch or a rotation: a mix of the last two samples (fact A22).
struct SampledVelocity {
    private var point = CGPoint.zero
    private var time: TimeInterval = 0
    /// The time of the last sample.
    var lastMove: TimeInterval { time }
    private var sampleStart = CGPoint.zero
    private var sampleStartTime: TimeInterval = 0
    private var older: CGPoint?
    private var newer: CGPoint?

    mutating func start(at point: CGPoint, time: TimeInterval) {
        self = SampledVelocity()
        (self.point, sampleStart) = (point, point)
        (self.time, sampleStartTime) = (time, time)
    }

    mutating func move(to point: CGPoint, time: TimeInterval) {
        if time > self.time {
            older = newer
            (sampleStart, sampleStartTime) = (self.point, self.time)
        }
        // A second move at the same moment corrects the sample.
        self.point = point
        self.time = time
        let duration = CGFloat(time - sampleStartTime)
        guard duration > 0 else { return }
        newer = CGPoint(x: (point.x - sampleStart.x) / duration, y: (point.y - sampleStart.y) / duration)
    }

    /// Forgets the samples and continues at the point.
    mutating func restart(at point: CGPoint) {
        start(at: point, time: time)
    }

    /// A finger has come down or lifted: the centre jumps, which does not count as movement.
    mutating func shift(to point: CGPoint) {
        sampleStart.x += point.x - self.point.x
        sampleStart.y += point.y - self.point.y
        self.point = point
    }

    /// Per second. The velocity of a pan is in the window's coordinates.
    var value: CGPoint {
        guard let newer else { return .zero }
        guard let older else { return newer }
        let (old, new) = (Calibration.Pan.olderSampleShare, Calibration.Pan.newerSampleShare)
        return CGPoint(x: older.x * old + newer.x * new, y: older.y * old + newer.y * new)
    }
}
