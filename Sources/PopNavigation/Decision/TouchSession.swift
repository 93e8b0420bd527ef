#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One touch on the controller: where it began, what was there, and what was decided about it.
///
/// The touch-down facts must be kept. When a recognizer begins, `location(in:)` is where the finger is by then, and a scroll
/// view that the touch has stopped looks as if it had been at rest.
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

    /// The identity of the touch, for comparison only. Valid while the finger is down; `nil` for a trackpad.
    let touch: ObjectIdentifier?
    /// The touch-down point in the controller's view.
    let start: CGPoint
    /// The screen that was on top at touch-down.
    private(set) weak var top: UIViewController?
    /// The controller that was presented at touch-down.
    private(set) weak var presented: UIViewController?
    /// What was under the finger at touch-down.
    let place: TouchedPlace
    /// Whether the area does not apply: two fingers on a trackpad have no place on the screen.
    let isOnTrackpad: Bool

    /// Whether the touch may become a swipe, as far as touch-down tells. Computed when it is first needed.
    var mayBecomeSwipe: Bool?

    init(touch: ObjectIdentifier?, at start: CGPoint, on view: UIView?, in controller: UINavigationController) {
        self.touch = touch
        self.start = start
        top = controller.topViewController
        presented = top?.presentedViewController
        place = TouchedPlace(view, in: controller)
        isOnTrackpad = false
    }

    /// A scroll by two fingers on a trackpad, with the pointer at `start`.
    init(trackpadAt start: CGPoint, in controller: UINavigationController) {
        touch = nil
        self.start = start
        top = controller.topViewController
        presented = top?.presentedViewController
        place = TouchedPlace(controller.view.hitTest(start, with: nil), in: controller)
        isOnTrackpad = true
    }

    /// Whether the drag may pop now. The answer is `true` once.
    mutating func claimPop() -> Bool {
        guard stage == .driving else { return false }
        stage = .popped
        return true
    }
}
#endif
