#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Measures the finger's velocity at the release from its last positions.
///
/// A pan recognizer's velocity doesn't decay while the finger rests, so a user who drags fast, waits and lifts would
/// pop.
struct ReleaseTracker {
    /// Seconds without movement after which the finger counts as resting. Calibration: longer than two of the slowest
    /// events.
    private static let rest: TimeInterval = 0.1

    /// The time before the last movement, in seconds, over which the velocity is measured. A finger trembles by a
    /// point, which is a high velocity between two events. Calibration: three events of a slow display.
    private static let window: TimeInterval = 0.05

    private var samples: [(progress: CGFloat, time: TimeInterval)] = []
    private var count = 0
    private var isAtRest = false

    /// Whether the swipe had too few movements for a meaningful velocity. UIKit's own rule is believed to need three
    /// samples (fact C20 of the headless UIKit).
    var isFlick: Bool { count < 3 }

    mutating func add(_ progress: CGFloat, at time: TimeInterval) {
        // Some systems send one event without movement before the release. Two such events mean that the finger rests.
        let hasMoved = samples.last?.progress != progress
        let wasAtRest = isAtRest
        isAtRest = !hasMoved
        guard hasMoved || wasAtRest else { return }
        if hasMoved { count += 1 }
        // Keep one sample from before the window, so that the samples span it.
        while samples.count > 1, time - samples[1].time >= Self.window { samples.removeFirst() }
        samples.append((progress, time))
    }

    /// The velocity of a finger that lifts at `time`, in widths per second; 0 after a rest.
    func velocity(at time: TimeInterval) -> CGFloat {
        guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < Self.rest
        else { return 0 }
        return (last.progress - first.progress) / CGFloat(last.time - first.time)
    }
}
#endif
