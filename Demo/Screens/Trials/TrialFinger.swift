import UIKit

/// The path of one finger: points and times.
public struct TrialFinger: Sendable {
    /// A straight line at a constant speed.
    public struct Move: Sendable {
        public enum Target: Sendable {
            case spot(TrialSpot)
            /// Points to the right, and down.
            case by(CGFloat, CGFloat)
        }

        public let target: Target
        /// In seconds.
        public let duration: TimeInterval

        init(_ target: Target, _ duration: TimeInterval) {
            self.target = target
            self.duration = duration
        }

        /// The finger rests.
        static func rest(_ duration: TimeInterval) -> Move { Move(.by(0, 0), duration) }
    }

    public let start: TrialSpot
    /// The time of touch-down, in seconds after that of the first finger.
    public let delay: TimeInterval
    public let moves: [Move]
    /// Two fingers on a trackpad. `start` is the pointer's location.
    public let isOnTrackpad: Bool

    init(_ start: TrialSpot, after delay: TimeInterval = 0, onTrackpad: Bool = false, _ moves: [Move]) {
        isOnTrackpad = onTrackpad
        self.start = start
        self.delay = delay
        self.moves = moves
    }
}
