#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The last two positions of the finger, for its velocity at the release.
///
/// The velocity of a pan recognizer does not decay while the finger rests: a user who drags fast, waits and lifts would pop.
struct ReleaseTracker {
    private var last: (progress: CGFloat, time: TimeInterval)?
    private var previous: (progress: CGFloat, time: TimeInterval)?

    mutating func add(_ progress: CGFloat, at time: TimeInterval) {
        previous = last
        last = (progress, time)
    }

    /// The velocity of a finger that lifts at `time`, in widths per second.
    func velocity(at time: TimeInterval) -> CGFloat {
        guard let last, let previous, time > previous.time else { return 0 }
        return (last.progress - previous.progress) / CGFloat(time - previous.time)
    }
}
#endif
