/// Whether a swipe finishes when the finger lifts, and how fast the rest runs (fact C20).
struct PopDecision {
    private struct Sample {
        var time: TimeInterval
        var progress: CGFloat
    }

    private var samples: (Sample?, Sample?, Sample?)

    /// The last three count.
    mutating func add(progress: CGFloat, at time: TimeInterval) {
        samples = (samples.1, samples.2, Sample(time: time, progress: progress))
    }

    /// In widths per second, and per second squared.
    private func motion(at time: TimeInterval) -> (velocity: CGFloat, acceleration: CGFloat?) {
        guard let last = samples.2, let middle = samples.1 else { return (0, nil) }
        if time - last.time > Calibration.Navigation.restBeforeLift { return (0, 0) }
        let velocity = Self.velocity(from: middle, to: last)
        guard let first = samples.0 else { return (velocity, nil) }
        let span = CGFloat(last.time - first.time) / 2
        let change = velocity - Self.velocity(from: first, to: middle)
        return (velocity, span > 0 ? change / span : 0)
    }

    private static func velocity(from a: Sample, to b: Sample) -> CGFloat {
        let span = CGFloat(b.time - a.time)
        return span > 0 ? (b.progress - a.progress) / span : 0
    }

    /// Finishes where progress + velocity·D + ½·acceleration·D² passes the threshold; with fewer samples where the
    /// finger moves forwards. The speed is in transitions per duration, as `completionSpeed` counts it.
    func release(
        progress: CGFloat, width: CGFloat, duration: TimeInterval, at time: TimeInterval
    ) -> (finishes: Bool, speed: CGFloat) {
        let (velocity, acceleration) = motion(at: time)
        let span = CGFloat(duration)
        let finishes: Bool
        if let acceleration {
            let threshold = min(Calibration.Navigation.finishDistance / width, Calibration.Navigation.finishFraction)
            finishes = progress + velocity * span + acceleration * span * span / 2 > threshold
        } else {
            finishes = velocity > 0
        }
        let remaining = finishes ? 1 - progress : progress
        return (finishes, max(remaining, span * abs(velocity)))
    }
}
