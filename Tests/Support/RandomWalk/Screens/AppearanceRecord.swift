/// The appearance state that a screen's callbacks lead to.
struct AppearanceRecord {
    enum State {
        case disappeared, appearing, appeared, disappearing
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

    private(set) var state = State.disappeared

    /// Applies a callback. Returns a description if it must not follow the last one.
    mutating func take(_ call: Call) -> String? {
        let old = state
        switch (old, call) {
        // A cancelled swipe reverses the appearance of both screens.
        case (.disappeared, .willAppear), (.disappearing, .willAppear): state = .appearing
        case (.appearing, .didAppear): state = .appeared
        case (.appeared, .willDisappear), (.appearing, .willDisappear): state = .disappearing
        case (.disappearing, .didDisappear): state = .disappeared
        default: return "\(call) while \(old)"
        }
        return nil
    }
}
