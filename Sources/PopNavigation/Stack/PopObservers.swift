#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The observers of one kind of value, in the order in which they were added.
@MainActor
final class PopObservers<Value> {
    private final class Handler {
        let call: @MainActor (Value) -> Void

        init(_ call: @escaping @MainActor (Value) -> Void) {
            self.call = call
        }
    }

    private struct Entry {
        weak var handler: Handler?
    }

    private var entries: [Entry] = []
    /// Whether nobody observes.
    var isEmpty: Bool { entries.allSatisfy { $0.handler == nil } }

    func add(_ call: @escaping @MainActor (Value) -> Void) -> PopObservation {
        let handler = Handler(call)
        entries.removeAll { $0.handler == nil }
        entries.append(Entry(handler: handler))
        return PopObservation(handler)
    }

    /// Calls every current handler. A handler may add and end observations.
    func send(_ value: Value) {
        for entry in entries { entry.handler?.call(value) }
    }
}
#endif
