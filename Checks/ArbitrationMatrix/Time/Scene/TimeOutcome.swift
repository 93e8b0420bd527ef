/// How a scene ends.
package struct TimeOutcome: Sendable {
    /// The names of the screens in the stack.
    package var stack = ""
    /// Frames from the second act's start until the user sees an effect; nil if there is none.
    package var firstEffect: Int?
    package var isHung = false
    /// What is wrong with the bar at rest.
    package var bar: [String] = []
    /// What is wrong with the appearance callbacks, and with the library's events.
    package var calls: [String] = []
    /// What is wrong after one more push and swipe.
    package var afterwards: [String] = []

    package var faults: [String] { (isHung ? ["hangs"] : []) + bar + calls + afterwards }
}
