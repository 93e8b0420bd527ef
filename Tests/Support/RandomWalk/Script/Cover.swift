/// How a screen lies over the stack.
package enum Cover: String, CaseIterable, Sendable {
    /// The stack stays visible behind it, and hears nothing.
    case sheet
    /// The stack leaves the window.
    case full
    /// Over everything, which stays where it is.
    case over
}
