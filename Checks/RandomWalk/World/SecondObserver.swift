import PopNavigation

/// An observer of the pop events for a part of the walk. It must receive exactly the events between its start and its
/// end, in the walk's order.
@MainActor
final class SecondObserver {
    private var observation: PopObservation?
    private var expected: [String] = []
    private var received: [String] = []
    private var isLate = false

    /// Begins to observe.
    func begin(with navigation: BasicNavigationController) {
        end()
        (expected, received) = ([], [])
        observation = navigation.observePops { [weak self] in self?.take($0) }
    }

    /// Ends the observation by releasing its token.
    func end() { observation = nil }

    /// Notes what the walk's own observer receives.
    func expect(_ event: PopEvent) {
        if observation != nil { expected.append("\(event)") }
    }

    private func take(_ event: PopEvent) {
        received.append("\(event)")
        if observation == nil { isLate = true }
    }

    /// The difference to what the walk's own observer has received; `nil` if there is none.
    var finding: String? {
        if isLate { return "an event after the end of the observation" }
        guard observation != nil, received != expected else { return nil }
        let common = zip(received, expected).prefix { $0 == $1 }.count
        let (wrong, right) = (received.dropFirst(common).first, expected.dropFirst(common).first)
        return "\(wrong ?? "nothing") instead of \(right ?? "nothing")"
    }
}
