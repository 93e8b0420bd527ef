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
    private var refusalsInSequence = 0
    /// The screens whose pop has been told, by their numbers.
    private(set) var told: [Int] = []
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    var isOpen: Bool { open != nil }
    /// What has started the pop that has no end yet.
    var openTrigger: PopTrigger? { open?.trigger }

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
        switch event {
        case .refused(let refusal):
            ledger.count("refused \(refusal)")
            refusalsInSequence += 1
            if refusalsInSequence > max(1, fingers) {
                ledger.complain("events", "\(refusalsInSequence) refusals for one drag, the last: \(refusal)")
            }
        case .willPop(let from, let to, let trigger):
            ledger.count("willPop \(trigger)")
            if let open { ledger.complain("events", "willPop \(from) while the pop of \(name(open.from)) has no end") }
            if from === to { ledger.complain("events", "willPop from \(from) to itself") }
            open = Open(from: from, to: to, trigger: trigger)
        case .didPop(let from, let to, let trigger):
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
        case .didCancel(let from, let to):
            ledger.count("didCancel")
            close("didCancel", from, to)
            open = nil
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
