#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// What UIKit does with a stack.
enum StackPhase {
    /// Nothing moves.
    case atRest
    /// UIKit is inside the call of a change.
    case calling
    /// UIKit has accepted a change, and has made no call about its transition yet.
    case starting
    /// UIKit makes the first calls about a transition (`viewWillDisappear`, `viewWillAppear`, `willShow`), or lays the
    /// view out in one. Each layout pass counts if UIKit does not report transitions.
    case announcing
    /// A transition runs to its end by itself, or back.
    case sliding
    /// A finger drives a transition.
    case driven
    /// UIKit has shown the new screen, and makes its last calls about the transition.
    case ending
    /// UIKit is in a transition of the stack that has no coordinator: without animation, shortly before it begins, or
    /// after it has ended.
    case settling
    /// UIKit runs a transition that is none of the stack's: a presentation or a rotation.
    case elsewhere
}
#endif
