/// The pop recognizers of a navigation controller on another one's stack, as in a collapsed split view (fact C32).
package enum NestedPopRecognizers: String, Sendable, CaseIterable {
    /// The inner controller has its own, which win while both can pop.
    case own
    /// The inner controller's are the outer one's, on the outer one's view.
    case shared
    /// The inner controller's own are disabled. The outer one's pop the inner screens.
    case disabled
}
