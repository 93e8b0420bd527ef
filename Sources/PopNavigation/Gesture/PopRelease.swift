#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The outcome of a release: whether the pop completes, and how the remaining animation runs.
struct PopRelease: Equatable {
    let finishes: Bool
    /// The `completionSpeed` of the remaining animation. At 1 the whole transition takes its duration.
    let speed: CGFloat
    /// The initial velocity of the spring. At 1 the screen covers the remaining distance in a second.
    let springVelocity: CGFloat

    /// Decides by the position that the screen would reach if it kept its velocity for a while.
    ///
    /// - Parameters:
    ///   - progress: The position of the screen, in widths.
    ///   - velocity: The velocity of the finger, in widths per second; positive towards the trailing side.
    ///   - width: The width, in points.
    ///   - isEdgeFlick: Whether the swipe is a flick from the leading edge. Its direction alone decides.
    ///   - projection: The while, in seconds.
    init(
        progress: CGFloat, velocity: CGFloat, width: CGFloat, isEdgeFlick: Bool = false, projection: TimeInterval
    ) {
        let duration = CGFloat(SlideAnimator.duration)
        let isFarEnough = progress + velocity * CGFloat(projection) > Self.threshold(inWidth: width)
        finishes = isFarEnough || isEdgeFlick && velocity > 0
        let rest = finishes ? 1 - progress : progress
        // The remaining animation takes at most the transition's duration, and less if the finger was faster.
        speed = max(rest, abs(velocity) * duration, Self.slowest)
        let onwards = (finishes ? velocity : -velocity) / max(rest, Self.slowest)
        springVelocity = min(max(onwards, -Self.fastestSpring), Self.fastestSpring)
    }

    /// The outcome of a swipe that was cancelled while the finger was down: the screen slides back at the slowest
    /// speed.
    init(cancelledAt progress: CGFloat) {
        finishes = false
        speed = max(progress, Self.slowest)
        springVelocity = 0
    }

    /// The time over which UIKit's pop projects the finger's velocity, in seconds. On iOS 27.0, 0.115 to 0.13 s explain
    /// all recorded outcomes (JakeThomson/swift_transitions). On iOS 18 and earlier, nobody has recorded them, and
    /// analyses have the transition's duration.
    @MainActor static var projection: TimeInterval {
        SystemVersion.endsPopsAsRecorded ? 0.12 : SlideAnimator.duration
    }

    /// A critically damped spring of the transition's duration overshoots at about 26 and above.
    private static let fastestSpring: CGFloat = 20

    /// Keeps durations finite when no distance remains.
    private static let slowest: CGFloat = 0.01

    /// Half the width; on wide screens 187.5 points, half of the 375 points of the first phones with the system's
    /// gesture. The two recorded lines, 213 points for the edge recognizer and 169 for the content recognizer, lie on
    /// both sides of it.
    static func threshold(inWidth width: CGFloat) -> CGFloat {
        min(187.5 / width, 0.5)
    }
}

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
