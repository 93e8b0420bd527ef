/// The appearance state that a screen's callbacks lead to.
package struct AppearanceRecord: Sendable {
    package enum State: Sendable {
        case disappeared, appearing, appeared, disappearing
    }

    package enum Call: Sendable {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    package private(set) var state = State.disappeared

    package init() {}

    /// Applies a callback. Returns a description if it must not follow the last one.
    package mutating func take(_ call: Call) -> String? {
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
