#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An observation of pop events. It ends when this object is released or invalidated.
///
/// Keep it as long as the events are wanted, as with `NSKeyValueObservation`.
@MainActor
public final class PopObservation {
    fileprivate var handler: (@MainActor (PopEvent) -> Void)?

    fileprivate init(_ handler: @escaping @MainActor (PopEvent) -> Void) {
        self.handler = handler
    }

    /// Ends the observation. Calling it again does nothing.
    public func invalidate() {
        handler = nil
    }
}

/// The observations of one controller, in the order in which they were made.
@MainActor
final class PopObservers {
    private struct Entry {
        weak var observation: PopObservation?
    }

    private var entries: [Entry] = []

    func add(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        let observation = PopObservation(handler)
        entries.removeAll { $0.observation?.handler == nil }
        entries.append(Entry(observation: observation))
        return observation
    }

    /// Calls every handler that observes now. A handler may add and end observations.
    func send(_ event: PopEvent) {
        for entry in entries { entry.observation?.handler?(event) }
    }
}
#endif
