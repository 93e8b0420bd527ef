import PopNavigation
import TrialTools

/// A cell in which the library is worse than a plain controller.
package struct Deviation: Sendable, CustomStringConvertible {
    package enum Kind: String, Sendable {
        case hung = "hangs"
        case wrongBar = "leaves the bar wrong"
        case lostPop = "does not pop"
        case lostInnerPop = "does not pop the inner stack"
        case cancelledPop = "cancels the pop"
        case severalMove = "moves several things at once"
        case stolen = "takes the drag from what the finger is on"
        case differs = "ends otherwise than the swipe with which it is compared"
        case unasked = "pops without a reason where a plain controller does not"

        static func all(of outcome: Outcome, insteadOf plain: Outcome, in cell: Cell) -> [Kind] {
            var kinds: [Kind] = []
            if outcome.isHung { kinds.append(.hung) }
            if !outcome.faultsOfBar.isEmpty { kinds.append(.wrongBar) }
            guard cell.effect == .pop else {
                let isSame = outcome.winners == plain.winners && outcome.isPopped == plain.isPopped
                return isSame || isOpen(cell) ? kinds : kinds + [.differs]
            }
            if plain.winner == .pop, outcome.winner != .pop, !isLeftToText(outcome, in: cell) { kinds.append(.lostPop) }
            if plain.winner == .innerPop, outcome.winner != .innerPop { kinds.append(.lostInnerPop) }
            if plain.isPopped, outcome.winner == .pop, !outcome.isPopped { kinds.append(.cancelledPop) }
            if outcome.winners.count > 1, outcome.winners != plain.winners { kinds.append(.severalMove) }
            if takes(outcome, from: plain, in: cell) { kinds.append(.stolen) }
            if outcome.winner == .pop, plain.winner == .nothing, !cell.extendsSwipe { kinds.append(.unasked) }
            return kinds
        }

        /// Whether a switch of the headless UIKit lets a swipe end differently, on purpose: UIKit's own animation
        /// doesn't follow the finger, an edge recognizer that UIKit has disabled counts as a lock, an edge pan misses a
        /// jump, and where UIKit's pops move zoomed screens, a scroll view at its leading limit waits for them.
        private static func isOpen(_ cell: Cell) -> Bool {
            switch (cell.effect, cell.surroundings.position?.description) {
            case (.dismissal, "readsLateTransitioningDelegate"), (.dismissal, "writesEdgeEnabled"),
                (.forward, "jumpsMissEdge"):
                true
            case (.zoom, "refusesSwipesOfZooms"): cell.content.isAtLeadingLimit
            default: false
            }
        }

        /// Whether a drag is left to a text that is being edited, on purpose (behaviour 44). The headless
        /// UIKit has no recognizers that move the caret, so a plain controller pops there.
        private static func isLeftToText(_ outcome: Outcome, in cell: Cell) -> Bool {
            cell.content == .textField && outcome.refusal == .excludedView
        }

        /// Whether a swipe is taken from content that needs it. At the leading edge, and from a scroll view at its
        /// leading limit, the library takes it on purpose. A panel waits for every swipe at the app's request.
        private static func takes(_ outcome: Outcome, from plain: Outcome, in cell: Cell) -> Bool {
            outcome.winner == .pop && plain.winner != .pop && plain.winner != .nothing
                && !cell.start.isAtLeadingEdge && !cell.content.isAtLeadingLimit && cell.content != .panel
        }
    }

    package let cell: Cell
    package let mechanism: Mechanism
    package let kind: Kind
    package let plain: Outcome
    package let outcome: Outcome

    package var description: String {
        let refusal = outcome.refusal.map { ", refused as \($0)" } ?? ""
        let bar = outcome.faultsOfBar.isEmpty ? "" : " (\(outcome.faultsOfBar.joined(separator: ", ")))"
        return "\(cell), \(mechanism): \(kind.rawValue)\(bar); "
            + "\(cell.effect == .pop ? "plain" : "compared"): \(words(plain)), this: \(words(outcome))\(refusal)"
    }

    private func words(_ outcome: Outcome) -> String {
        guard !outcome.winners.isEmpty else { return "nothing" }
        let words = outcome.winners.map(\.rawValue).joined(separator: " and ")
        return outcome.winner == .pop && !outcome.isPopped ? words + " (cancelled)" : words
    }
}
