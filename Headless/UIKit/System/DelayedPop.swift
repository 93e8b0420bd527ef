/// What UIKit does with a pop whose recognizer a failure requirement has delayed until the finger rests or lifts (fact
/// C23).
package enum DelayedPop: String, Sendable, CaseIterable {
    /// The pop begins without movement.
    case beginsAtOnce
    /// The pop begins when the finger moves. If the finger lifts before, nothing is popped.
    case beginsWithMovement
    /// The recognizer begins, and nothing is popped.
    case neverBegins
}
