#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The phase of a swipe.
enum SwipePhase {
    /// No finger is down, or none that the controller knows.
    case idle
    /// Two fingers on a trackpad have begun to scroll. The recognizer learns the pointer's location afterwards.
    case scrolling
    /// A finger is down. It has not moved far enough, or not clearly enough, for a decision.
    case touching(PopTouch)
    /// The rules allow the drag, and the screen agrees. UIKit's edge recognizer may pop; if it fails, a driver does.
    case letThrough(PopTouch)
    /// The rules allow the drag. Another recognizer may still win it.
    case eligible(PopTouch)
    /// The recognizer has begun, and a driver handles the drag.
    case driving(PopTouch, any PopSwipe)
    /// The drag has popped a screen. The swipe is that of a driver; `nil` if UIKit's recognizer drives by itself.
    case popped((any PopSwipe)?)
    /// The drag is not a swipe back.
    case refused

    /// The swipe that a driver handles.
    var swipe: (any PopSwipe)? {
        switch self {
        case .driving(_, let swipe): swipe
        case .popped(let swipe): swipe
        case .idle, .scrolling, .touching, .letThrough, .eligible, .refused: nil
        }
    }

    /// Whether no touch is known.
    var isIdle: Bool {
        if case .idle = self { true } else { false }
    }

    /// Whether a pop may begin at any moment.
    var isAboutToPop: Bool {
        switch self {
        case .letThrough, .driving: true
        case .idle, .scrolling, .touching, .eligible, .popped, .refused: false
        }
    }

    /// The touch, until a recognizer has begun or been let through.
    var undecidedTouch: PopTouch? {
        switch self {
        case .touching(let touch), .eligible(let touch): touch
        case .idle, .scrolling, .letThrough, .driving, .popped, .refused: nil
        }
    }

    /// The touch, while it may become a swipe.
    var touch: PopTouch? {
        switch self {
        case .touching(let touch), .letThrough(let touch), .eligible(let touch), .driving(let touch, _): touch
        case .idle, .scrolling, .popped, .refused: nil
        }
    }
}
#endif
