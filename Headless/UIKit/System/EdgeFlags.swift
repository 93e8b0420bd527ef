/// The touches that an edge pan may begin with (fact A23).
package enum EdgeFlags: String, Sendable, CaseIterable {
    /// Touches at the edges of the window, so not those of a controller inset in it.
    case atWindowEdges
    /// Touches at the edges of the recognizer's view, wherever that is in the window.
    case atViewEdges
    /// No touches, as when a test creates them.
    case never
}
