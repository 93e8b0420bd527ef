#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A step of a pop, a drag that didn't become one, or the return of a screen.
///
/// Each pop sends exactly one ``willPop(_:)``, followed by exactly one of ``didPop(_:)`` and ``didCancel(_:)``. A pop
/// of several screens is one pop. Setting the stack is a pop if it uncovers a screen. On iOS 26 and later, the next
/// change may interrupt a pop; the interrupted pop then ends before the next ``willPop(_:)``.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopEvent: Sendable {
    /// A drag didn't pop. Sent once for each drag, never for a tap.
    case refused(PopGestureRefusal)

    /// A pop has begun. A finger that drives it may still cancel it.
    ///
    /// UIKit is making its first calls about the pop. A change of the stack that an observer requests now interrupts
    /// them.
    case willPop(Pop)

    /// A pop was cancelled: ``Pop/from`` is the top screen again. Sent in the next turn of the run loop, like
    /// ``didPop(_:)`` and ``didRemove(_:)``.
    case didCancel(Pop)

    /// A pop is complete: ``Pop/from`` has left the stack.
    case didPop(Pop)

    /// Screens have left the stack for good: by a pop, by setting the stack, as removed children, or with their
    /// controller.
    ///
    /// The screens are in stack order. Sent once for each change, after ``didPop(_:)`` if the change was a pop. A
    /// screen that leaves before UIKit has shown it, such as one that is pushed and popped in one turn, is in no event.
    /// A screen in ``BasicNavigationController/forwardScreens`` hasn't left for good: the event comes when it leaves
    /// that list.
    case didRemove([UIViewController])

    /// A screen of ``BasicNavigationController/forwardScreens`` has come back: its push is complete.
    ///
    /// Sent in the next turn of the run loop, whoever has pushed the screen. A cancelled swipe forward sends nothing.
    case didGoForward(UIViewController)

    /// A swipe at the root, on this screen, has dismissed the controller
    /// (``BasicNavigationController/dismissesFromRoot``).
    ///
    /// Sent in the next turn of the run loop, before a ``didRemove(_:)`` of a controller that is released. There is no
    /// ``willPop(_:)`` before, and no event about a cancelled dismissal: the presentation's delegate and the appearance
    /// calls tell. A dismissal by code sends nothing.
    case didDismiss(UIViewController)

    /// The screens of one pop.
    public struct Pop: Sendable {
        /// The screen that was on top.
        public let from: UIViewController

        /// The screen that the pop uncovers.
        public let to: UIViewController

        /// All screens that leave the stack, in stack order; ``from`` is the last.
        public let removed: [UIViewController]

        /// The trigger of the pop.
        public let trigger: PopTrigger
    }
}

/// An observation of pops, which ends when this object is released or invalidated.
///
/// Keep it for as long as you need the observation, as with `NSKeyValueObservation`.
@MainActor
public final class PopObservation {
    /// Retains the handler.
    private var handler: AnyObject?

    init(_ handler: AnyObject) {
        self.handler = handler
    }

    /// Ends the observation. Calling it again does nothing.
    public func invalidate() {
        handler = nil
    }
}
#endif
