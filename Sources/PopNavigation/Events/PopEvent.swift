#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A pop's progress, or a drag that did not become a pop.
///
/// Each pop is reported by exactly one ``willPop(_:)``, followed by exactly one of ``didPop(_:)`` and
/// ``didCancel(_:)``. A pop of several screens at once is one pop; so is a stack that is set, if that uncovers a
/// screen. A pop that the next change interrupts (iOS 26) has ended before the next ``willPop(_:)``.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopEvent: Sendable {
    /// A drag was not taken as a swipe back. Sent once for each drag, never for a tap.
    case refused(PopGestureRefusal)

    /// A pop has begun. If a finger drives the pop, it may still be cancelled.
    case willPop(Pop)

    /// A pop was cancelled: ``Pop/from`` is the top screen again.
    case didCancel(Pop)

    /// A pop is complete: ``Pop/from`` has left the stack.
    case didPop(Pop)

    /// Screens have left the stack for good, however they left it: by a pop, with a stack that is set, as children that
    /// were removed, or with their controller. In stack order, once for each change, after ``didPop(_:)`` if the change
    /// was a pop. The screens of a controller that is released, for example with its sheet, are reported in the next
    /// turn of the run loop.
    case didRemove([UIViewController])

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

        /// The driver of the swipe; `nil` if no swipe moves the screen.
        ///
        /// ``PopDriver/system`` wherever UIKit's recognizers pop, ``PopDriver/unmanaged`` where a gesture pops that the
        /// library does not manage.
        public let driver: PopDriver?
    }
}
#endif
