/// The velocity of a pan: a mix of its last two samples (fact A22).
struct PanVelocity {
    private var point = CGPoint.zero
    private var time: TimeInterval = 0
    private var sampleStart = CGPoint.zero
    private var sampleStartTime: TimeInterval = 0
    private var older: CGPoint?
    private var newer: CGPoint?

    mutating func start(at point: CGPoint, time: TimeInterval) {
        self = PanVelocity()
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

    /// A finger has come down or lifted: the centre jumps, which does not count as movement.
    mutating func shift(to point: CGPoint) {
        sampleStart.x += point.x - self.point.x
        sampleStart.y += point.y - self.point.y
        self.point = point
    }

    /// In points per second, in the window's coordinates.
    var value: CGPoint {
        guard let newer else { return .zero }
        guard let older else { return newer }
        let (old, new) = (Calibration.Pan.olderSampleShare, Calibration.Pan.newerSampleShare)
        return CGPoint(x: older.x * old + newer.x * new, y: older.y * old + newer.y * new)
    }
}
