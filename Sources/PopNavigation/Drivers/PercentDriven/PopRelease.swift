#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The moment the finger lets go: whether the pop completes, and how fast.
struct PopRelease: Equatable {
    let finishes: Bool
    /// Widths per second towards the trailing side.
    let velocity: CGFloat

    /// A swipe that something else has ended: it never completes.
    static let givenUp = PopRelease(finishes: false, velocity: 0)

    private init(finishes: Bool, velocity: CGFloat) {
        self.finishes = finishes
        self.velocity = velocity
    }

    /// Judges by where the screen would come to rest if it went on for as long as the transition takes.
    ///
    /// - Parameters:
    ///   - progress: How far the screen is, in widths.
    ///   - velocity: How fast the finger was, in widths per second; towards the trailing side is positive.
    ///   - width: The width, in points.
    init(progress: CGFloat, velocity: CGFloat, width: CGFloat) {
        let projected = progress + velocity * SlideAnimator.duration
        finishes = projected > Self.threshold(inWidth: width)
        self.velocity = velocity
    }

    /// Half the width; on wide screens 187.5 points, half of the 375 that phones had when the system's gesture came.
    static func threshold(inWidth width: CGFloat) -> CGFloat {
        min(187.5 / max(width, 1), 0.5)
    }

    /// How many times faster than a button's pop the rest runs: as fast as the finger was, within reason.
    func speed(forDuration duration: CGFloat) -> CGFloat {
        let isHelping = (velocity > 0) == finishes
        return isHelping ? min(max(abs(velocity) * duration, 1), 4) : 1
    }
}
#endif
