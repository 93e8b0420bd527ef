/// The state machine of every recognizer (facts A1 and A2).
struct StateTransition {
    let from: UIGestureRecognizer.State
    let to: UIGestureRecognizer.State
    let sendsAction: Bool
    /// Whether the gesture is over. The recognizer is then reset at the end of the round or later (fact A9).
    let resets: Bool

    static let table: [StateTransition] = [
        .init(from: .possible, to: .began, sendsAction: true, resets: false),
        .init(from: .possible, to: .ended, sendsAction: true, resets: true),
        .init(from: .possible, to: .failed, sendsAction: false, resets: true),
        .init(from: .began, to: .changed, sendsAction: true, resets: false),
        .init(from: .began, to: .ended, sendsAction: true, resets: true),
        .init(from: .began, to: .cancelled, sendsAction: true, resets: true),
        .init(from: .changed, to: .changed, sendsAction: true, resets: false),
        .init(from: .changed, to: .ended, sendsAction: true, resets: true),
        .init(from: .changed, to: .cancelled, sendsAction: true, resets: true),
    ]

    /// The states that count as another state when they are set (fact A2).
    private static let normalised:
        [(from: UIGestureRecognizer.State, requested: UIGestureRecognizer.State, to: UIGestureRecognizer.State)] = [
            (.possible, .changed, .began),
            (.possible, .cancelled, .failed),
            (.began, .began, .changed),
            (.began, .failed, .cancelled),
            (.changed, .began, .changed),
            (.changed, .failed, .cancelled),
        ]

    /// The row is the current state, the column the requested one. Empty where setting the state does nothing.
    private static let lookup: [StateTransition?] = {
        var rows = [StateTransition?](repeating: nil, count: 36)
        for row in table { rows[row.from.rawValue * 6 + row.to.rawValue] = row }
        for entry in normalised {
            rows[entry.from.rawValue * 6 + entry.requested.rawValue] = rows[entry.from.rawValue * 6 + entry.to.rawValue]
        }
        return rows
    }()

    static func find(from: UIGestureRecognizer.State, requested: UIGestureRecognizer.State) -> StateTransition? {
        lookup[from.rawValue * 6 + requested.rawValue]
    }
}
