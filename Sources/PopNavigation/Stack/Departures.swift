#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The screens of the stack whose departure has not been noted yet.
@MainActor
struct Departures {
    private var known: [UIViewController] = []

    /// Notes the stack after a change.
    ///
    /// - Parameter oldStack: The stack before the change; empty if only the present stack is known.
    /// - Returns: The screens that have left, in stack order. Each screen is returned once.
    mutating func note(from oldStack: [UIViewController] = [], to stack: [UIViewController]) -> [UIViewController] {
        let departed = (oldStack + known.subtracting(oldStack)).subtracting(stack)
        known = stack
        return departed
    }
}
#endif
