/// The targets and actions of a control, in the order in which they were added.
@MainActor
struct ControlHandlers {
    struct Handler {
        enum Receiver {
            case action(UIAction)
            /// Nil stands for the responder chain, starting with the control.
            case target(WeakTarget?, Selector)
        }

        var events: UIControl.Event
        let receiver: Receiver
    }

    final class WeakTarget {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private(set) var all: [Handler] = []

    func matching(_ events: UIControl.Event) -> [Handler] {
        all.filter { !$0.events.isDisjoint(with: events) }
    }

    mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
        let object = target as AnyObject?
        if let index = all.firstIndex(where: { $0.isTarget(object, selector) }) {
            all[index].events.formUnion(events)
        } else {
            all.append(Handler(events: events, receiver: .target(object.map(WeakTarget.init), selector)))
        }
    }

    /// Nil matches any target or selector.
    mutating func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
        let object = target as AnyObject?
        subtract(events) { handler in
            guard case .target(let other, let otherSelector) = handler.receiver else { return false }
            return (object == nil || other?.object === object) && (selector == nil || selector == otherSelector)
        }
    }

    /// An action replaces one with the same identifier.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        all.append(Handler(events: events, receiver: .action(action)))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { handler in
            guard case .action(let other) = handler.receiver else { return false }
            return other.identifier == identifier
        }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
        for index in all.indices where matches(all[index]) { all[index].events.subtract(events) }
        all.removeAll { $0.events.isEmpty }
    }
}

extension ControlHandlers.Handler {
    func isTarget(_ object: AnyObject?, _ selector: Selector) -> Bool {
        guard case .target(let other, let otherSelector) = receiver, otherSelector == selector else { return false }
        return other?.object === object
    }

    var isDeallocated: Bool {
        if case .target(let target?, _) = receiver { target.object == nil } else { false }
    }
}
