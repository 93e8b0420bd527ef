import Foundation
import TrialTools

/// The line of a thumb, and how fast it moves along the line.
struct ThumbCourse {
    private enum Pace: CaseIterable {
        case even, starting, stopping, both
    }

    /// Radians; 0 is straight to the trailing side, a quarter turn is down.
    private let firstHeading: Double
    private let lastHeading: Double
    private let length: Double
    private let pace: Pace
    /// The part of the length by which the thumb returns in the end.
    private let hook: Double
    private static let steps = 48

    init(_ random: inout SeededGenerator) {
        // A thumb turns around its joint: it starts steeply and ends flat, or the other way round.
        let isArc = random.percent(60)
        let steep = Self.radians(Double.random(in: -80...80, using: &random))
        let flat = Self.radians(Double.random(in: -30...30, using: &random))
        (firstHeading, lastHeading) = isArc ? (random.percent(75) ? (steep, flat) : (flat, steep)) : (flat, flat)
        length = Double.random(in: 25...330, using: &random)
        pace = random.pick(Pace.allCases)
        hook = random.percent(12) ? Double.random(in: 0...0.9, using: &random) : 0
    }

    /// The place at a share of the time.
    func place(at share: Double) -> (forward: Double, down: Double) {
        let moved = Self.progress(share, pace) * (1 + hook)
        let progress = moved > 1 ? 2 - moved : moved
        var (forward, down) = (0.0, 0.0)
        for step in 0..<Self.steps {
            let middle = (Double(step) + 0.5) / Double(Self.steps)
            guard middle < progress else { break }
            let heading = firstHeading + (lastHeading - firstHeading) * middle
            forward += cos(heading)
            down += sin(heading)
        }
        let unit = length / Double(Self.steps)
        return (forward * unit, down * unit)
    }

    private static func progress(_ share: Double, _ pace: Pace) -> Double {
        switch pace {
        case .even: share
        case .starting: share * share
        case .stopping: 1 - (1 - share) * (1 - share)
        case .both: share * share * (3 - 2 * share)
        }
    }

    private static func radians(_ degrees: Double) -> Double { degrees / 180 * .pi }
}
