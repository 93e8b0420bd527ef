/// The edge at which the system places the vertical bar.
public enum UIVerticalBarEdge: Int, Sendable {
    case unspecified = 0
    case leading = 1
    case trailing = 2
}

/// Whether a screen wants its bars arranged vertically where the device does so.
public enum UIVerticalBarBehavior: Int, Sendable {
    case automatic = 0
    case disabled = 1
}
