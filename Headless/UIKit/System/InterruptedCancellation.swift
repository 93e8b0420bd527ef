/// What UIKit does with a change of the stack that comes while a cancelled transition slides back, on iOS 26 and later
/// (fact F2).
package enum InterruptedCancellation: String, Sendable, CaseIterable {
    /// UIKit restores the stack, and makes the change on it.
    case restoresStack
    /// The change waits for the end, as on earlier systems.
    case isAwaited
    /// UIKit makes the change on the stack as it is, so that the screen that was sliding back is gone.
    case keepsStack
}
