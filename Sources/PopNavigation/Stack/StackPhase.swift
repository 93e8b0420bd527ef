#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// What UIKit is doing with a stack.
enum StackPhase {
    /// Nothing moves.
    case atRest
    /// A call that passes a change to UIKit is running.
    case calling
    /// UIKit has accepted a change and hasn't made its first call about the transition.
    case starting
    /// UIKit is making its first calls about a transition (`viewWillDisappear`, `viewWillAppear`, `willShow`), or lays
    /// out the view during one. If UIKit doesn't report transitions, every layout pass counts.
    case announcing
    /// A transition is running to its end, or back, without a finger.
    case sliding
    /// A finger is driving a transition.
    case driven
    /// UIKit has shown the new screen and is making its last calls about the transition.
    case ending
    /// `_isTransitioning` is true but there is no coordinator: during a transition without animation, just before a
    /// transition begins, or just after it ends.
    case settling
    /// A transition that isn't the stack's is running: a presentation or a rotation.
    case elsewhere
}
#endif
