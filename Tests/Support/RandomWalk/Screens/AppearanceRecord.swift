/// Where a screen stands by the calls it has received.
struct AppearanceRecord {
    enum State {
        case gone, coming, here, going
    }

    enum Call {
        case willAppear, didAppear, willDisappear, didDisappear

        var moment: Step.Moment {
            switch self {
            case .willAppear: .willAppear
            case .didAppear: .didAppear
            case .willDisappear: .willDisappear
            case .didDisappear: .didDisappear
            }
        }
    }

    private(set) var state = State.gone

    /// Follows a call; what is wrong with it where it does not fit the one before.
    mutating func take(_ call: Call) -> String? {
        let old = state
        switch (old, call) {
        // A swipe that is given up turns both screens round in mid-way.
        case (.gone, .willAppear), (.going, .willAppear): state = .coming
        case (.coming, .didAppear): state = .here
        case (.here, .willDisappear), (.coming, .willDisappear): state = .going
        case (.going, .didDisappear): state = .gone
        default: return "\(call) while \(old)"
        }
        return nil
    }
}
