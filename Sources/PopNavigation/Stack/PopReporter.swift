#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Sends the events about pops in their order.
@MainActor
final class PopReporter {
    let observers = PopObservers<PopEvent>()
    private weak var controller: UINavigationController?
    private var pending: [PopEvent] = []
    /// Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var streams: [UUID: AsyncStream<PopEvent>.Continuation] = [:]

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    deinit {
        for stream in streams.values { stream.finish() }
    }

    /// A stream of the events from now on.
    func makeStream() -> AsyncStream<PopEvent> {
        AsyncStream { continuation in
            let identifier = UUID()
            streams[identifier] = continuation
            continuation.onTermination = { [weak self] _ in onMainActor { self?.streams[identifier] = nil } }
        }
    }

    /// Sends an event now, after all earlier ones. Further events that an observer causes meanwhile follow it.
    func report(_ event: PopEvent) {
        pending.append(event)
        reportPending()
    }

    /// Sends an event in the next turn of the run loop. A change that an observer requests in it then can't reach UIKit
    /// in the middle of its last calls about a transition, which has broken bars (XITRIX/iTorrent f64466ad).
    func reportLater(_ event: PopEvent) {
        pending.append(event)
        onNextTurn { self.reportPending() }
    }

    private func reportPending() {
        while !pending.isEmpty {
            if let event = present(pending.removeFirst()) { send(event) }
        }
    }

    private func send(_ event: PopEvent) {
        // First, since an observer may cause the next event.
        for stream in streams.values { stream.yield(event) }
        observers.send(event)
    }

    /// The event as it is true now; `nil` if all screens that had left are back in the stack, or have come back and
    /// left again.
    private func present(_ event: PopEvent) -> PopEvent? {
        guard case .didRemove(let screens) = event else { return event }
        var gone = screens.subtracting(controller?.viewControllers ?? [])
        for case .didRemove(let later) in pending { gone = gone.subtracting(later) }
        return gone.isEmpty ? nil : .didRemove(gone)
    }
}

/// The observers of one kind of value, in the order in which they were added.
@MainActor
final class PopObservers<Value> {
    private final class Handler {
        let call: @MainActor (Value) -> Void

        init(_ call: @escaping @MainActor (Value) -> Void) {
            self.call = call
        }
    }

    private struct Delivery {
        let value: Value
        let handler: Weak<Handler>
    }

    private var handlers: [Weak<Handler>] = []
    /// What handlers have yet to receive.
    private var deliveries: [Delivery] = []

    /// Whether there are no observers.
    var isEmpty: Bool { handlers.allSatisfy { $0.object == nil } }

    func add(_ call: @escaping @MainActor (Value) -> Void) -> PopObservation {
        let handler = Handler(call)
        handlers.removeAll { $0.object == nil }
        handlers.append(Weak(handler))
        return PopObservation(handler)
    }

    /// Calls every current handler. A handler may add and end observations. If it causes a further value, every other
    /// handler receives this one first.
    func send(_ value: Value) {
        deliveries += handlers.map { Delivery(value: value, handler: $0) }
        while !deliveries.isEmpty {
            let next = deliveries.removeFirst()
            next.handler.object?.call(next.value)
        }
    }
}
#endif
