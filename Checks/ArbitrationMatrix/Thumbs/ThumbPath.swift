import Foundation
import TrialTools

/// How a thumb moves: an arc at some speed, sampled unevenly, with a jitter, and a lift that may come late.
///
/// Distances are towards the trailing side, and relative to the start.
package struct ThumbPath: Equatable, Sendable {
    struct Sample: Equatable, Sendable {
        /// Seconds since the touch-down.
        let time: TimeInterval
        let forward: CGFloat
        let down: CGFloat
    }

    let samples: [Sample]
    /// Seconds since the touch-down.
    let lift: TimeInterval

    package init(_ random: inout SeededGenerator) {
        let course = ThumbCourse(&random)
        // Seconds; short flicks are as frequent as slow swipes.
        let duration = exp(Double.random(in: log(0.06)...log(0.8), using: &random))
        let rest = random.percent(25) ? Double.random(in: 0...0.3, using: &random) : 0
        let rate = Double.random(in: 24...120, using: &random)
        let jitter = random.percent(50) ? Double.random(in: 0...1.5, using: &random) : 0
        var (samples, time) = ([Sample](), 0.0)
        while time < rest + duration {
            time = min(time + Double.random(in: 0.7...1.3, using: &random) / rate, rest + duration)
            let (forward, down) = course.place(at: max(0, time - rest) / duration)
            let across = Double.random(in: -1...1, using: &random) * jitter
            let along = Double.random(in: -1...1, using: &random) * jitter
            samples.append(
                Sample(time: time, forward: Self.pixel(forward + along), down: Self.pixel(down + across)))
        }
        self.samples = samples
        lift = time + (random.percent(30) ? Double.random(in: 0...0.3, using: &random) : 0.5 / rate)
    }

    /// The nearest pixel, in points.
    private static func pixel(_ value: Double) -> CGFloat { CGFloat((value * 3).rounded() / 3) }
}

extension ThumbPath: CustomStringConvertible {
    package var description: String {
        let points = samples.map { sample in
            "\(Self.text(sample.time * 1000)):\(Self.text(sample.forward))/\(Self.text(sample.down))"
        }
        return points.joined(separator: " ") + ", lifted at \(Self.text(lift * 1000))"
    }

    private static func text(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
