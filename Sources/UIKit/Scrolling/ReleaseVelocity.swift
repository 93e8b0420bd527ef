import Foundation

/// The speed of a finger as it leaves the screen, from its last 100 ms (fact B8).
///
/// Unlike a pan recognizer's velocity (fact A22) it is that of the whole window: a finger that rests before it lifts lets go
/// of the content without speed.
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

    /// Points per second.
    func velocity(at release: TimeInterval) -> CGVector {
        guard count > 0 else { return .zero }
        let last = self[count - 1]
        // A finger that moves is heard of every few milliseconds: after a longer silence it has been resting.
        let end = release - last.time > Calibration.Scroll.stillness ? release : last.time
        let start = end - Calibration.Scroll.velocityWindow - Calibration.Scroll.timeTolerance
        var first = last
        for index in stride(from: count - 2, through: max(0, count - samples.count), by: -1) {
            guard self[index].time >= start else { break }
            first = self[index]
        }
        guard last.time >= start, end > first.time else { return .zero }
        let duration = CGFloat(end - first.time)
        return CGVector(dx: (last.point.x - first.point.x) / duration, dy: (last.point.y - first.point.y) / duration)
    }
}
