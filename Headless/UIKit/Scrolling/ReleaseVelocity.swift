import Foundation

/// The velocity of a finger that lifts while it moves: the mean of its last 100 ms (fact B8).
struct ReleaseVelocity {
    private struct Sample {
        var time: TimeInterval = 0
        var point = CGPoint.zero
    }

    // A ring: 120 touches a second for 100 ms, and room for more at one instant.
    private var samples = [Sample](repeating: Sample(), count: 32)
    private var count = 0

    mutating func start(at point: CGPoint, time: TimeInterval) {
        count = 0
        add(point, time: time)
    }

    mutating func add(_ point: CGPoint, time: TimeInterval) {
        if count > 0, self[count - 1].time == time {
            self[count - 1].point = point
        } else {
            count += 1
            self[count - 1] = Sample(time: time, point: point)
        }
    }

    private subscript(index: Int) -> Sample {
        get { samples[index % samples.count] }
        set { samples[index % samples.count] = newValue }
    }

    /// In points per second; nil for a finger that is held still before it lifts.
    func velocity(at release: TimeInterval) -> CGVector? {
        guard count > 0 else { return .zero }
        let last = self[count - 1]
        // A moving finger sends a touch event every few milliseconds.
        guard release - last.time <= Calibration.Scroll.stillness else { return nil }
        let start = last.time - Calibration.Scroll.velocityWindow - Calibration.Scroll.timeTolerance
        var first = last
        for index in stride(from: count - 2, through: max(0, count - samples.count), by: -1) {
            guard self[index].time >= start else { break }
            first = self[index]
        }
        guard last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGVector(dx: (last.point.x - first.point.x) / duration, dy: (last.point.y - first.point.y) / duration)
    }
}
