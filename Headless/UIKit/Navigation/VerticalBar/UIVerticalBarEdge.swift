/// The edge at which the system places the vertical bar.
public enum UIVerticalBarEdge: Int, Sendable {
    case unspecified = 0
    case leading = 1
    case trailing = 2
}

/// Whether a screen prefers vertical bars on a device that supports them.
public enum UIVerticalBarBehavior: Int, Sendable {
    case automatic = 0
    case disabled = 1
}
