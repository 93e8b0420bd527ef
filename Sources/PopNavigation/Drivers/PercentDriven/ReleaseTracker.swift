#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The last positions of the finger, for its velocity at the release.
///
/// The velocity of a pan recognizer does not decay while the finger rests: a user who drags fast, waits and lifts would
/// pop.
struct ReleaseTracker {
    /// Seconds without a movement after which the finger has rested. Calibration: longer than two of the slowest
    /// events.
    private static let rest: TimeInterval = 0.1

    /// Seconds before the last movement over which the velocity is measured. A finger trembles by a point, which
    /// between two events is a high velocity. Calibration: three events of a slow display.
    private static let window: TimeInterval = 0.05

    private var samples: [(progress: CGFloat, time: TimeInterval)] = []
    private var count = 0
    private var isAtRest = false

    /// Whether the swipe was so short that the finger's velocity says little. UIKit's own rule is believed to need
    /// three samples (fact C20 of the headless UIKit).
    var isFlick: Bool { count < 3 }

    mutating func add(_ progress: CGFloat, at time: TimeInterval) {
        // Some systems send an event without movement before the release. A second one shows that the finger rests.
        let hasMoved = samples.last?.progress != progress
        defer { isAtRest = !hasMoved }
        guard hasMoved || isAtRest else { return }
        count += hasMoved ? 1 : 0
        // The first sample is the last one before the window, so that the samples span the window.
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
