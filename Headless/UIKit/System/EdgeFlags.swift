/// The touches that an edge pan may begin with (fact A23).
package enum EdgeFlags: String, Sendable, CaseIterable {
    /// Touches at the edges of the window, so that a controller inset in it gets none.
    case atWindowEdges
    /// Touches at the edges of the recognizer's view, wherever that is in the window.
    case atViewEdges
    /// No touches, as when a test creates them.
    case never
}
