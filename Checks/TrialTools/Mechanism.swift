/// What pops in a trial with the library's controller.
package enum Mechanism: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The library as it is.
    case library
    /// The library's own transition, where the private handler is missing.
    case ownTransition
    /// UIKit's recognizers alone: the area `system`.
    case systemArea

    package var description: String { rawValue }
}
