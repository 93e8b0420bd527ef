#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The moment the finger lets go: whether the pop completes, and how the rest of the way runs.
struct PopRelease: Equatable {
    let finishes: Bool
    /// How fast the rest runs, as `completionSpeed` counts it: 1 makes the whole way in the transition's duration.
    let speed: CGFloat
    /// How fast the screen moves towards where it goes, as a spring counts it: 1 makes the rest of the way in a second.
    let springVelocity: CGFloat

    /// Judges by where the screen would come to rest if it went on for as long as the transition takes.
    ///
    /// - Parameters:
    ///   - progress: How far the screen is, in widths.
    ///   - velocity: How fast the finger is, in widths per second; positive towards the trailing side.
    ///   - width: The width, in points.
    init(progress: CGFloat, velocity: CGFloat, width: CGFloat) {
        let duration = CGFloat(SlideAnimator.duration)
        finishes = progress + velocity * duration > Self.threshold(inWidth: width)
        let rest = finishes ? 1 - progress : progress
        // In the transition's duration, whatever is left, or faster if the finger was.
        speed = max(rest, abs(velocity) * duration, Self.slowest)
        let onwards = (finishes ? velocity : -velocity) / max(rest, Self.slowest)
        springVelocity = min(max(onwards, -Self.fastestSpring), Self.fastestSpring)
    }

    /// A swipe that something else has ended: it goes back, without hurry.
    init(givenUpAt progress: CGFloat) {
        finishes = false
        speed = max(progress, Self.slowest)
        springVelocity = 0
    }

    /// A critically damped spring that lasts as long as the transition overshoots from about 26 on.
    private static let fastestSpring: CGFloat = 20

    /// Keeps times finite where nothing is left of the way.
    private static let slowest: CGFloat = 0.01

    /// Half the width; on wide screens 187.5 points, half of the 375 that phones had when the system's gesture came.
    static func threshold(inWidth width: CGFloat) -> CGFloat {
        min(187.5 / max(width, 1), 0.5)
    }
}
#endif
