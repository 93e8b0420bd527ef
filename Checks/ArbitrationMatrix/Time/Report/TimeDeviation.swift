import PopNavigation
import TrialTools

/// A cell in which the library is worse than a plain controller.
package struct TimeDeviation: Sendable, CustomStringConvertible {
    package enum Kind: String, CaseIterable, Sendable {
        case hung = "hangs"
        case afterwards = "a push or swipe afterwards fails"
        case stack = "another stack"
        case bar = "the bar is wrong"
        case calls = "callbacks or events are not balanced"
        case late = "reacts late"
    }

    package let cell: TimeCell
    package let mechanism: Mechanism
    package let kind: Kind
    package let detail: String

    package var description: String { "\(cell), \(mechanism): \(kind.rawValue): \(detail)" }

    /// - Parameters:
    ///   - references: Outcomes of which the library may have any.
    ///   - delay: The number of frames by which the library may react later.
    static func all(
        of outcome: TimeOutcome, insteadOf references: [TimeOutcome], delay: Int
    ) -> [(kind: Kind, detail: String)] {
        var found: [(Kind, String)] = []
        let candidates = references.filter { $0.stack == outcome.stack }
        let known = Set(candidates.flatMap(\.faults))
        func add(_ kind: Kind, _ faults: [String]) {
            let new = faults.filter { !known.contains($0) }
            if !new.isEmpty { found.append((kind, new.joined(separator: "; "))) }
        }
        add(.hung, outcome.isHung ? ["hangs"] : [])
        add(.afterwards, outcome.afterwards)
        add(.bar, outcome.bar)
        add(.calls, outcome.calls)
        if candidates.isEmpty {
            found.append((.stack, "\(outcome.stack), not \(references.map(\.stack).joined(separator: " or "))"))
        } else if let detail = lateness(of: outcome, insteadOf: candidates, delay) {
            found.append((.late, detail))
        }
        return found
    }

    private static func lateness(
        of outcome: TimeOutcome, insteadOf candidates: [TimeOutcome], _ delay: Int
    ) -> String? {
        // A plain controller without an effect cannot be followed too late.
        let times = candidates.map { $0.firstEffect ?? .max }
        guard let latest = times.max(), latest < .max else { return nil }
        guard let own = outcome.firstEffect else { return "no effect; plain: \(milliseconds(latest))" }
        return own > latest + delay ? "after \(milliseconds(own)); plain: \(milliseconds(latest))" : nil
    }

    private static func milliseconds(_ frames: Int) -> String {
        "\(Int((Double(frames + 1) * TimedAct.frame * 1000).rounded())) ms"
    }
}
