#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The last two positions of the finger, for its velocity at the release.
///
/// The velocity of a pan recognizer does not decay while the finger rests: a user who drags fast, waits and lifts would
/// pop.
struct ReleaseTracker {
    /// Seconds without a movement after which the finger has rested. Calibration: longer than two of the slowest
    /// events.
    private static let rest: TimeInterval = 0.1

    private var last: (progress: CGFloat, time: TimeInterval)?
    private var previous: (progress: CGFloat, time: TimeInterval)?

    mutating func add(_ progress: CGFloat, at time: TimeInterval) {
        // Events without movement, which some systems send before the release, are no samples.
        if let last, last.progress == progress { return }
        previous = last
        last = (progress, time)
    }

    /// The velocity of a finger that lifts at `time`, in widths per second; 0 after a rest.
    func velocity(at time: TimeInterval) -> CGFloat {
        guard let last, let previous, last.time > previous.time, time - last.time < Self.rest else { return 0 }
        return (last.progress - previous.progress) / CGFloat(last.time - previous.time)
    }
}
#endif
