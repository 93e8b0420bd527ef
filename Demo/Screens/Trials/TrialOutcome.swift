import PopNavigation

/// The result of one drag.
public enum TrialOutcome: Hashable, Sendable, CustomStringConvertible {
    case popped
    /// The screen followed the finger and returned.
    case cancelled
    case refused(PopGestureRefusal)
    /// The library reported nothing.
    case stayed

    /// A stable name, for tables of results.
    public var name: String {
        switch self {
        case .popped: "popped"
        case .cancelled: "cancelled"
        case .refused(let refusal): "refused \(refusal)"
        case .stayed: "stayed"
        }
    }

    public var description: String {
        switch self {
        case .popped: "popped"
        case .cancelled: "cancelled"
        case .refused(let refusal): "no pop: \(refusal.reason)"
        case .stayed: "no pop"
        }
    }

    /// The outcome of a drag, from the events since its start.
    public init(of events: [DemoState.Event]) {
        // The end of a pop that began before the drag does not belong to the drag.
        if let began = events.firstIndex(of: .willPop) {
            self = events[began...].contains(.didPop) ? .popped : .cancelled
            return
        }
        for case .refused(let refusal) in events {
            self = .refused(refusal)
            return
        }
        self = .stayed
    }
}
