import PopNavigation

/// The parts of the table.
@MainActor
enum Chapter: String, CaseIterable {
    case decision, swipe, growth, memory, soak

    func run(_ report: Report) {
        switch self {
        case .decision: Self.decision(report)
        case .swipe: Self.swipe(report)
        case .growth: Self.growth(report)
        case .memory: Self.memory(report)
        case .soak: Self.soak(report)
        }
    }

    private static func decision(_ report: Report) {
        report.heading("The decision for one touch")
        let moment = DecisionMoment()
        let outcome = Contest(first: moment.library, second: moment.minimalGate, rounds: 101, seconds: 0.004).run()
        report.add("the library's rules, at touch-down and at the begin", outcome.first * 1e9, "ns")
        report.add("the minimal gate of the older libraries", outcome.second * 1e9, "ns")
        report.add("ratio", outcome.ratio, "", .atMost(2))
        let (one, many) = (moment.library.allocations(1), moment.library.allocations(1001))
        // Repeating it a thousand times in the same touch asks for no more than once.
        report.add("heap allocations of a decision", max(0, many - one / 1001), "", .atMost(0))
    }

    private static func swipe(_ report: Report) {
        report.heading("A whole swipe: down, 30 moves, up, at rest")
        let (library, plain) = (SwipeTracks.library(), SwipeTracks.plain())
        let outcome = Contest(
            first: library.subject, second: plain.subject, rounds: 61, seconds: 0.01, limit: 400
        ).run()
        report.add("with the library", outcome.first * 1e6, "µs")
        report.add("plain navigation controller, its own edge pop", outcome.second * 1e6, "µs")
        report.add("ratio", outcome.ratio, "", .atMost(1.15))
        report.add("swipes a second, with the library", 1 / outcome.first, "", .atLeast(10_000))
        report.add("heap allocations, with the library", library.subject.allocations(200), "")
        report.add("heap allocations, plain", plain.subject.allocations(200), "")
        for driver in SwipeTracks.otherDrivers {
            let track = SwipeTracks.library(driver)
            let outcome = Contest(first: track.subject, second: plain.subject, rounds: 21, limit: 400).run()
            report.add("with the driver \(driver)", outcome.first * 1e6, "µs")
            report.add("  ratio", outcome.ratio, "")
        }
    }
}
