#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The outcome of a release: whether the pop completes, and how the remaining animation runs.
struct PopRelease: Equatable {
    let finishes: Bool
    /// The `completionSpeed` of the remaining animation. At 1 the whole transition takes its duration.
    let speed: CGFloat
    /// The initial velocity of the spring. At 1 the screen covers the remaining distance in a second.
    let springVelocity: CGFloat

    /// Decides by the position that the screen would reach if it kept its velocity for the transition's duration.
    ///
    /// - Parameters:
    ///   - progress: The position of the screen, in widths.
    ///   - velocity: The velocity of the finger, in widths per second; positive towards the trailing side.
    ///   - width: The width, in points.
    ///   - isEdgeFlick: Whether the swipe is a flick from the leading edge. Its direction alone decides.
    init(progress: CGFloat, velocity: CGFloat, width: CGFloat, isEdgeFlick: Bool = false) {
        let duration = CGFloat(SlideAnimator.duration)
        let isFarEnough = progress + velocity * duration > Self.threshold(inWidth: width)
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

    /// A critically damped spring of the transition's duration overshoots at about 26 and above.
    private static let fastestSpring: CGFloat = 20

    /// Keeps durations finite when no distance remains.
    private static let slowest: CGFloat = 0.01

    /// Half the width; on wide screens 187.5 points, half of the 375 points of the first phones with the system's
    /// gesture.
    static func threshold(inWidth width: CGFloat) -> CGFloat {
        min(187.5 / width, 0.5)
    }
}
#endif
