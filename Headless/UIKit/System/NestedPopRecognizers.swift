/// The pop recognizers of a navigation controller on another one's stack, as in a collapsed split view (fact C32).
package enum NestedPopRecognizers: String, Sendable, CaseIterable {
    /// The inner controller has its own recognizers, which win while both controllers can pop.
    case own
    /// The inner controller uses the outer controller's recognizers, on the outer controller's view.
    case shared
    /// The inner controller's own recognizers are disabled. The outer controller's recognizers pop the inner screens.
    case disabled
}
