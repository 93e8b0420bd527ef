/// How a presented screen covers the stack.
package enum Cover: String, CaseIterable, Sendable {
    /// A sheet. The stack stays visible and doesn't receive appearance callbacks.
    case sheet
    /// Full screen. The stack leaves the window.
    case full
    /// Over the full screen. The stack stays in the window.
    case over
    /// A full-screen navigation controller at whose root a swipe dismisses it.
    case modal
}
