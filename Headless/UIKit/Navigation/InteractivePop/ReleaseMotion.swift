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

    /// What happens when the finger lifts at `time`.
    func release(at progress: CGFloat, by rule: FinishRule, time: TimeInterval) -> Release {
        let (velocity, acceleration) = motion(at: time)
        let finishes = acceleration.map { rule.finishes(progress, velocity, $0) } ?? (velocity > 0)
        let remaining = finishes ? 1 - progress : progress
        let speed = max(remaining, CGFloat(Calibration.Navigation.duration) * abs(velocity))
        return Release(finishes: finishes, speed: speed, velocity: velocity, remaining: remaining)
    }

    struct Release {
        let finishes: Bool
        /// In transitions per duration, like `completionSpeed`.
        let speed: CGFloat
        /// The finger's, in widths per second.
        let velocity: CGFloat
        /// In widths.
        let remaining: CGFloat

        /// The timing of the rest of the pop.
        @MainActor
        var curve: TimingFunction {
            guard PopMotion.isRecorded else { return Calibration.Navigation.releaseCurve }
            let onwards = finishes ? velocity : -velocity
            return .oscillation(
                frequency: Calibration.Navigation.releaseFrequency, damping: Calibration.Navigation.releaseDamping,
                velocity: remaining > 0 ? onwards / remaining : 0)
        }
    }
}

/// Whether a swipe finishes: if its projection passes a line (fact C20). With fewer than three samples the sign of the
/// velocity decides.
struct FinishRule {
    /// In widths.
    let line: CGFloat
    let projection: CGFloat
    let looksAtAcceleration: Bool

    /// The analyzed rule, the same for all recognizers.
    static func analyzed(width: CGFloat) -> FinishRule {
        FinishRule(
            line: min(Calibration.Navigation.finishDistance / width, Calibration.Navigation.finishFraction),
            projection: CGFloat(Calibration.Navigation.duration), looksAtAcceleration: true)
    }

    /// The recorded rule.
    @MainActor
    static func recorded(isAtEdge: Bool, width: CGFloat) -> FinishRule {
        let isEdges =
            switch System.current.switches.finishLine {
            case .ofRecognizer: isAtEdge
            case .edge: true
            case .content: false
            }
        let fraction =
            isEdges ? Calibration.Navigation.edgeFinishFraction : Calibration.Navigation.contentFinishFraction
        return FinishRule(
            line: fraction * min(1, Calibration.Navigation.recordedWidth / width),
            projection: CGFloat(Calibration.Navigation.projection), looksAtAcceleration: false)
    }

    func finishes(_ progress: CGFloat, _ velocity: CGFloat, _ acceleration: CGFloat) -> Bool {
        guard looksAtAcceleration else { return progress + velocity * projection > line }
        // A decelerating finger comes to a stop; it does not reverse.
        let time = velocity * acceleration < 0 ? min(projection, -velocity / acceleration) : projection
        return progress + velocity * time + acceleration * time * time / 2 > line
    }
}
