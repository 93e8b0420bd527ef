/// The touches that the system marks as beginning at an edge, which an edge pan needs (fact A23).
package enum EdgeFlags: String, Sendable, CaseIterable {
    /// Touches at the edges of the window, so not those at the edge of a controller that is inset in it.
    case atWindowEdges
    /// Touches at the edges of the recognizer's view, wherever that is in the window. Nothing reports it; the device
    /// check looks for it.
    case atViewEdges
    /// No touches, as when a test creates them.
    case never
}
