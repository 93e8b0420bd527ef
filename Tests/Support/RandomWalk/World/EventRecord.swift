import PopNavigation
import UIKit

/// Follows the pop events: exactly one end for each beginning, and at most one refusal for a drag.
@MainActor
final class EventRecord {
    private struct Open {
        weak var from: UIViewController?
        weak var to: UIViewController?
        let trigger: PopTrigger
    }

    private var open: Open?
    /// The number of events so far.
    private(set) var count = 0
    private var refusalsInSequence = 0
    /// The screens whose pop has been told, by their numbers.
    private(set) var told: [Int] = []
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    var isOpen: Bool { open != nil }

    /// Forgets all but the first ones: they have been taken back.
    func keepTold(_ count: Int) { told.removeSubrange(min(count, told.count)...) }

    /// Those since this was last asked.
    func takeTold() -> [Int] {
        defer { told = [] }
        return told
    }

    /// All fingers have lifted: what follows belongs to others.
    func beginSequence() { refusalsInSequence = 0 }

    func take(_ event: PopEvent, _ stack: [UIViewController], fingers: Int) {
        count += 1
        switch event {
        case .refused(let refusal):
            ledger.count("refused \(refusal)")
            refusalsInSequence += 1
            if refusalsInSequence > max(1, fingers) {
                ledger.complain("events", "\(refusalsInSequence) refusals for one drag, the last: \(refusal)")
            }
        case .willPop(let pop):
            let (from, to, trigger) = (pop.from, pop.to, pop.trigger)
            ledger.count("willPop \(trigger)")
            checkRemoved(pop, stack)
            if let open { ledger.complain("events", "willPop \(from) while the pop of \(name(open.from)) has no end") }
            if from === to { ledger.complain("events", "willPop from \(from) to itself") }
            open = Open(from: from, to: to, trigger: trigger)
        case .didPop(let pop):
            let (from, to, trigger) = (pop.from, pop.to, pop.trigger)
            ledger.count("didPop \(trigger)")
            close("didPop", from, to)
            if let open, open.trigger != trigger {
                ledger.complain("events", "didPop by \(trigger), begun by \(open.trigger)")
            }
            if stack.contains(where: { $0 === from }) {
                ledger.complain("events", "didPop \(from), which is in the stack")
            }
            if let screen = from as? TrackedScreen { told.append(screen.number) }
            open = nil
        case .didCancel(let pop):
            ledger.count("didCancel")
            close("didCancel", pop.from, pop.to)
            open = nil
        }
    }

    /// The screens that leave end with the old top, and none of them is the new one.
    private func checkRemoved(_ pop: PopEvent.Pop, _ stack: [UIViewController]) {
        if pop.removed.last !== pop.from || pop.removed.contains(where: { $0 === pop.to }) {
            ledger.complain("events", "willPop \(pop.from) → \(pop.to) removes \(pop.removed)")
        }
        if let kept = stack.first(where: { screen in pop.removed.contains { $0 === screen } }) {
            ledger.complain("events", "willPop removes \(kept), which is in the stack")
        }
    }

    private func close(_ event: String, _ from: UIViewController, _ to: UIViewController) {
        guard let open else { return ledger.complain("events", "\(event) \(from) without willPop") }
        if open.from !== from || open.to !== to {
            ledger.complain("events", "\(event) \(from) → \(to) after willPop \(name(open.from)) → \(name(open.to))")
        }
    }

    private func name(_ screen: UIViewController?) -> String { screen.map { "\($0)" } ?? "nobody" }
}
