import PopNavigation
import UIKit

/// The state of the demo as one line of text, which a UI test in another process can read.
public struct DemoState: Equatable, Sendable, LosslessStringConvertible {
    public enum Event: Hashable, Sendable {
        case refused(PopGestureRefusal), willPop, didCancel, didPop
    }

    /// The names of the screens in the stack, the top screen's last.
    public var stack: [String]
    public var isBarHidden: Bool
    /// All pop events since the start, in order.
    public var events: [Event]

    init(stack: [String], isBarHidden: Bool, events: [Event]) {
        self.stack = stack
        self.isBarHidden = isBarHidden
        self.events = events
    }

    public init?(_ description: String) {
        let parts = description.components(separatedBy: " | ")
        guard parts.count == 3, parts[1] == "hidden" || parts[1] == "shown" else { return nil }
        let words = parts[2].components(separatedBy: ", ").filter { !$0.isEmpty }
        let events = words.compactMap { Event($0) }
        guard events.count == words.count else { return nil }
        self.init(stack: parts[0].components(separatedBy: " > "), isBarHidden: parts[1] == "hidden", events: events)
    }

    public var description: String {
        let words = events.map(\.word).joined(separator: ", ")
        return [stack.joined(separator: " > "), isBarHidden ? "hidden" : "shown", words].joined(separator: " | ")
    }
}

extension DemoState.Event {
    /// Nil for an event that the trials do not record.
    init?(_ event: PopEvent) {
        switch event {
        case .didRemove, .didGoForward, .didDismiss: return nil
        case .refused(let refusal): self = .refused(refusal)
        case .willPop: self = .willPop
        case .didCancel: self = .didCancel
        case .didPop: self = .didPop
        @unknown default: fatalError("The trials have no word for \(event).")
        }
    }

    init?(_ word: String) {
        switch word {
        case "willPop": self = .willPop
        case "didCancel": self = .didCancel
        case "didPop": self = .didPop
        default:
            guard let refusal = PopGestureRefusal.allCases.first(where: { "\($0)" == word }) else { return nil }
            self = .refused(refusal)
        }
    }

    var word: String {
        switch self {
        case .refused(let refusal): "\(refusal)"
        case .willPop: "willPop"
        case .didCancel: "didCancel"
        case .didPop: "didPop"
        }
    }
}
