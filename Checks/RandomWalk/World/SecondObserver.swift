import PopNavigation

/// An observer of the pop events for a part of the walk. It must receive exactly the events between its start and its
/// end.
@MainActor
final class SecondObserver {
    private var observation: PopObservation?
    private var expectedFrom = 0
    private var received = 0
    private var isLate = false

    /// Begins to observe.
    ///
    /// - Parameter events: The number of events so far.
    func begin(with navigation: BasicNavigationController, events: Int) {
        end()
        (expectedFrom, received) = (events, 0)
        observation = navigation.observePops { [weak self] _ in self?.take() }
    }

    /// Ends the observation by releasing its token.
    func end() { observation = nil }

    private func take() {
        received += 1
        if observation == nil { isLate = true }
    }

    /// The difference to the first observer's number of events; nil if the numbers are equal.
    func finding(events: Int) -> String? {
        if isLate { return "an event after the end of the observation" }
        guard observation != nil, received != events - expectedFrom else { return nil }
        return "\(received) events instead of \(events - expectedFrom)"
    }
}
