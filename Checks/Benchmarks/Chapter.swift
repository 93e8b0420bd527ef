import PopNavigation
import UIKit

/// The parts of the table.
@MainActor
enum Chapter: String, CaseIterable {
    case decision, swipe, growth, memory, soak

    func run(_ report: Report, swipes: Int) {
        switch self {
        case .decision: Self.decision(report)
        case .swipe: Self.swipe(report)
        case .growth: Self.growth(report)
        case .memory: Self.memory(report)
        case .soak: Self.soak(report, swipes)
        }
    }

    private static func decision(_ report: Report) {
        report.heading("The decision for one touch")
        let costs = DecisionMoment().medians(4000)
        guard let library = costs[.library], let gate = costs[.minimalGate], let baseline = costs[.noDecision] else {
            return
        }
        let decision = library.decision - baseline.decision
        let touchDown = library.touchDown - baseline.touchDown
        let gateDecision = gate.decision - baseline.decision
        report.add("the minimal gate of the older libraries", gateDecision * 1e9, "ns")
        report.add("the library's decision", decision * 1e9, "ns")
        report.add("the library's work when the finger goes down", touchDown * 1e9, "ns")
        report.add("both", (decision + touchDown) * 1e6, "µs")
        // The gate is the same on every version of the library. The limit is exceeded if the decision grows by a half.
        report.add("  ratio to the minimal gate", (decision + touchDown) / gateDecision, "", limit: 6.5)
    }

    private static func list(_ report: Report) {
        let (library, plain) = (ListDrag(BasicNavigationController()), ListDrag(UINavigationController()))
        let outcome = Contest(first: library.subject, second: plain.subject, rounds: 21, limit: 400).run()
        report.add("a list scrolls, and a reason is listened to", outcome.first * 1e6, "µs")
        report.add("  ratio to a plain controller's list", outcome.ratio, "")
    }

    private static func swipe(_ report: Report) {
        report.heading("A whole swipe: down, 30 moves, up, at rest")
        let (library, plain) = (SwipeTracks.library(), SwipeTracks.plain())
        let outcome = Contest(
            first: library.subject, second: plain.subject, rounds: 61, seconds: 0.01, limit: 400
        ).run()
        report.add("with the library", outcome.first * 1e6, "µs")
        report.add("plain navigation controller, its own edge pop", outcome.second * 1e6, "µs")
        report.add("ratio", outcome.ratio, "", limit: 2.5)
        list(report)
        let track = SwipeTracks.library(.system)
        let systemArea = Contest(first: track.subject, second: plain.subject, rounds: 21, limit: 400).run()
        report.add("with the area system", systemArea.first * 1e6, "µs")
        report.add("  ratio", systemArea.ratio, "")
    }
}
