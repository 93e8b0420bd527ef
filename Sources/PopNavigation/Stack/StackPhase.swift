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

/// The layout passes of the controller's view that run now, one inside of the other. During layout UIKit starts
/// transitions and sends appearance callbacks.
struct LayoutPasses {
    private var depth = 0
    /// Whether the controller reports the end of a pass. A subclass may omit the call.
    private(set) var reportEnds = false

    var areRunning: Bool { depth > 0 }

    mutating func begin() {
        depth += 1
    }

    mutating func end() {
        reportEnds = true
        depth = max(0, depth - 1)
    }

    /// Forgets passes whose end has not been reported.
    mutating func forget() {
        depth = 0
    }
}
#endif
