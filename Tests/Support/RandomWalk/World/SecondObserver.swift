import PopNavigation

/// An observer of the pop events that comes and goes. It must receive each event from its beginning to its end, and no other.
@MainActor
final class SecondObserver {
    private var observation: PopObservation?
    private var expectedFrom = 0
    private var received = 0
    private var isLate = false

    /// Observes from now on, after so many events.
    func begin(with navigation: WalkNavigation, events: Int) {
        end()
        (expectedFrom, received) = (events, 0)
        observation = navigation.observePops { [weak self] _ in self?.take() }
    }

    /// Releases the token, without a call.
    func end() { observation = nil }

    private func take() {
        received += 1
        if observation == nil { isLate = true }
    }

    /// The difference to the first observer's number of events; nil where there is none.
    func complaint(events: Int) -> String? {
        if isLate { return "an event after the end of the observation" }
        guard observation != nil, received != events - expectedFrom else { return nil }
        return "\(received) events instead of \(events - expectedFrom)"
    }
}
