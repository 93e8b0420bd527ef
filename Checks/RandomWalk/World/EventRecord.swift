import PopNavigation
import UIKit

/// Checks the pop events: one end for each `willPop`, and at most one refusal for each drag.
@MainActor
final class EventRecord {
    private struct Open {
        weak var from: UIViewController?
        weak var to: UIViewController?
        let trigger: PopTrigger
    }

    private var open: Open?
    private var refusalsInSequence = 0
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    var isOpen: Bool { open != nil }

    /// Called when a finger goes down while no other finger is down.
    func beginSequence() { refusalsInSequence = 0 }

    /// - Parameters:
    ///   - ahead: The screens to which the user can go forward.
    ///   - isLate: Whether the app may have changed the stack since, when it received an earlier event.
    func take(
        _ event: PopEvent, _ stack: [UIViewController], ahead: [UIViewController], fingers: Int, isLate: Bool
    ) {
        switch event {
        case .didRemove(let screens):
            ledger.count("didRemove")
            if screens.isEmpty { ledger.report("events", "didRemove of no screens") }
            if let kept = (stack + ahead).first(where: { screen in screens.contains { $0 === screen } }) {
                ledger.report("events", "didRemove \(kept), which is in the stack or ahead")
            }
        case .refused(let refusal):
            ledger.count("refused \(refusal)")
            refusalsInSequence += 1
            if refusalsInSequence > max(1, fingers) {
                ledger.report("events", "\(refusalsInSequence) refusals for one drag, the last: \(refusal)")
            }
        case .willPop(let pop):
            let (from, to, trigger) = (pop.from, pop.to, pop.trigger)
            ledger.count("willPop \(trigger)")
            checkRemoved(pop, isLate ? [] : stack)
            if let open { ledger.report("events", "willPop \(from) while the pop of \(name(open.from)) has no end") }
            if from === to { ledger.report("events", "willPop from \(from) to itself") }
            open = Open(from: from, to: to, trigger: trigger)
        case .didPop(let pop):
            ledger.count("didPop \(pop.trigger)")
            close("didPop", pop)
        case .didCancel(let pop):
            ledger.count("didCancel")
            close("didCancel", pop)
        case .didGoForward: ledger.count("didGoForward")
        case .didDismiss(let root):
            ledger.report("events", "didDismiss \(root) of a controller that isn't presented")
        }
    }

    /// Checks that the last removed screen is the old top, and that the new top is not removed.
    private func checkRemoved(_ pop: PopEvent.Pop, _ stack: [UIViewController]) {
        if pop.removed.last !== pop.from || pop.removed.contains(where: { $0 === pop.to }) {
            ledger.report("events", "willPop \(pop.from) → \(pop.to) removes \(pop.removed)")
        }
        if let kept = stack.first(where: { screen in pop.removed.contains { $0 === screen } }) {
            ledger.report("events", "willPop removes \(kept), which is in the stack")
        }
    }

    /// Checks that a pop ends as it has begun.
    private func close(_ event: String, _ pop: PopEvent.Pop) {
        guard let open else { return ledger.report("events", "\(event) \(pop.from) without willPop") }
        self.open = nil
        if open.from !== pop.from || open.to !== pop.to {
            ledger.report(
                "events", "\(event) \(pop.from) → \(pop.to) after willPop \(name(open.from)) → \(name(open.to))")
        }
        if open.trigger != pop.trigger {
            ledger.report("events", "\(event) by \(pop.trigger), begun by \(open.trigger)")
        }
    }

    private func name(_ screen: UIViewController?) -> String { screen.map { "\($0)" } ?? "none" }
}
