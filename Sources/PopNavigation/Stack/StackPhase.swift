#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The phase of the stack.
enum StackPhase {
    /// Nothing moves.
    case atRest
    /// UIKit is inside the call of a change, or makes its appearance calls and lays out the start of a transition.
    case changing
    /// UIKit has accepted a change. Its animation begins in the next layout pass.
    case accepted
    /// A transition runs to its end by itself, or back.
    case sliding
    /// A finger drives a transition.
    case driven
    /// UIKit runs a transition that is none of the stack's: a presentation or a rotation.
    case elsewhere
}
#endif
