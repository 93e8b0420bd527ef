/// Whether a swipe finishes when the finger lifts, and how fast the remaining animation runs (fact C20).
struct ReleaseMotion {
    private struct Sample {
        var time: TimeInterval
        var progress: CGFloat
    }

    // The latest sample is the last element.
    private var samples: [Sample] = []

    mutating func add(progress: CGFloat, at time: TimeInterval) {
        if let last = samples.last, last.progress == progress,
            time - last.time < Calibration.Navigation.sampleInterval
        {
            return
        }
        if samples.isEmpty { samples.reserveCapacity(16) }
        // One sample from before the time window stays, as the start of the window.
        while samples.count > 3, time - samples[1].time > Calibration.Navigation.motionWindow { samples.removeFirst() }
        samples.append(Sample(time: time, progress: progress))
    }

    /// In widths per second, and per second squared, from three samples over a short window.
    ///
    /// Three consecutive events would not do: locations are whole pixels, and at 120 events a second a rounding error
    /// of one pixel would outweigh the movement.
    private func motion(at time: TimeInterval) -> (velocity: CGFloat, acceleration: CGFloat?) {
        guard let last = samples.last, samples.count > 1 else { return (0, nil) }
        if time - last.time > Calibration.Navigation.restBeforeLift { return (0, 0) }
        guard samples.count > 2 else { return (Self.velocity(from: samples[0], to: last), nil) }
        let window = min(Calibration.Navigation.motionWindow, last.time - samples[0].time)
        let first = index(before: last.time - window, in: 0...(samples.count - 3))
        let middle = index(before: last.time - window / 2, in: (first + 1)...(samples.count - 2))
        let velocity = Self.velocity(from: samples[middle], to: last)
        let span = CGFloat(last.time - samples[first].time) / 2
        let change = velocity - Self.velocity(from: samples[first], to: samples[middle])
        return (velocity, span > 0 ? change / span : 0)
    }

    /// The index of the latest sample that is not later than `time`.
    private func index(before time: TimeInterval, in range: ClosedRange<Int>) -> Int {
        var index = range.upperBound
        while index > range.lowerBound, samples[index].time > time + 1e-9 { index -= 1 }
        return index
    }

    private static func velocity(from a: Sample, to b: Sample) -> CGFloat {
        let span = CGFloat(b.time - a.time)
        return span > 0 ? (b.progress - a.progress) / span : 0
    }

    /// The swipe finishes if progress + velocity·D + ½·acceleration·D² passes the threshold, or with fewer samples if
    /// the finger moves forwards. The speed is in transitions per duration, like `completionSpeed`.
    func release(
        progress: CGFloat, width: CGFloat, duration: TimeInterval, at time: TimeInterval
    ) -> (finishes: Bool, speed: CGFloat) {
        let (velocity, acceleration) = motion(at: time)
        let span = CGFloat(duration)
        let finishes: Bool
        if let acceleration {
            let threshold = min(Calibration.Navigation.finishDistance / width, Calibration.Navigation.finishFraction)
            // A decelerating finger comes to a stop; it does not reverse.
            let distance = velocity * acceleration < 0 ? min(span, -velocity / acceleration) : span
            finishes = progress + velocity * distance + acceleration * distance * distance / 2 > threshold
        } else {
            finishes = velocity > 0
        }
        let remaining = finishes ? 1 - progress : progress
        return (finishes, max(remaining, span * abs(velocity)))
    }
}
