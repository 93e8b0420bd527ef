#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One touch on the controller, and what was decided about it.
@MainActor
struct TouchSession {
    /// How far the decision about the touch has come.
    enum Stage: Equatable {
        /// The touch has not moved far enough to be a drag.
        case undecided
        /// The rules allow the drag. Another recognizer may still win it.
        case eligible
        /// The recognizer has begun, and a driver handles the drag.
        case driving
        /// The drag has popped a screen.
        case popped
        /// The drag is not a swipe back.
        case refused
    }

    var stage = Stage.undecided

    /// The touch-down.
    let down: TouchDown

    /// Whether the touch may become a swipe, by the rules that apply at touch-down. Computed when it is first needed.
    var mayBecomeSwipe: Bool?

    init(_ down: TouchDown) {
        self.down = down
    }

    /// Whether the drag may pop now. The answer is `true` once.
    mutating func claimPop() -> Bool {
        guard stage == .driving else { return false }
        stage = .popped
        return true
    }
}
#endif
