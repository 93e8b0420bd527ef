#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// News about a pop, or about a drag that did not become one.
///
/// Each pop is announced by exactly one `willPop`, followed by exactly one of `didPop` and `didCancel`. A pop of several
/// screens at once is one pop, from the old top to the new one; so is a stack that is set, where it uncovers a screen.
public enum PopEvent {
    /// A drag was not taken for a swipe back; sent once a drag, never for a tap.
    case refused(PopGestureRefusal)

    /// A pop has begun. With a swipe it may still be cancelled.
    case willPop(from: UIViewController, to: UIViewController, trigger: PopTrigger)

    /// A swipe was given up: `from` is the top screen again.
    case didCancel(from: UIViewController, to: UIViewController)

    /// A pop is complete: `from` has left the stack.
    case didPop(from: UIViewController, to: UIViewController, trigger: PopTrigger)
}
#endif
