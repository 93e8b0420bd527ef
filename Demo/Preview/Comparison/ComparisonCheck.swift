import DemoScreens
import Foundation

/// Checks that the comparison is fair: each screen's drag has the same outcomes after each other screen as on a
/// visitor's first phones.
@MainActor struct ComparisonCheck {
    /// The outcomes on each system that the page names, by screen.
    private(set) var outcomes: [Int: [(demoCase: DemoCase, outcomes: [DragOutcome])]] = [:]
    private(set) var problems: [String] = []
    private let cases = DemoCase.all.filter { $0.section != .device }

    init() {
        for system in [18, 26] {
            outcomes[system] = cases.map { ($0, play($0, on: system, of: Visit(now: 0))) }
        }
        for one in outcomes[26]! {
            let texts = Set(one.outcomes.map(\.text))
            let isListed = ComparisonScript.different.contains(one.demoCase.name)
            if isListed != (texts.count > 1 || one.demoCase.hasPlainScreens) {
                let listed = isListed ? "listed" : "not listed"
                problems.append("\(one.demoCase.title) is \(listed) as different: \(Self.words(one.outcomes))")
            }
        }
        let alone = cases.map { play($0, on: ComparisonScript.system(of: $0), of: Visit(now: 0)) }
        let visit = Visit(now: 0)
        for (before, index) in Self.round(cases.count) {
            let demoCase = cases[index]
            let seen = play(demoCase, on: ComparisonScript.system(of: demoCase), of: visit)
            guard seen != alone[index] else { continue }
            problems.append("\(demoCase.title) after \(cases[before].title): \(Self.words(seen))")
        }
    }

    /// A round in which each number comes once after each number.
    private static func round(_ count: Int) -> [(Int, Int)] {
        // 0 0 1 0 2 … 1 1 2 1 3 …
        let round = (0..<count).flatMap { first in [first] + (first + 1..<count).flatMap { [first, $0] } } + [0]
        return Array(zip(round, round.dropFirst()))
    }

    /// Nothing if the drag can't be played, which is a problem.
    private mutating func play(_ demoCase: DemoCase, on system: Int, of visit: Visit) -> [DragOutcome] {
        let device = ComparisonScript.device(of: demoCase)
        let text = #"{"open":"\#(demoCase.name)","system":\#(system),"device":"\#(device)"}"#
        guard let message = PageMessage.parse(Array(text.utf8)), visit.receive(message, now: 0),
            visit.pair.playScript(rate: 30)
        else {
            problems.append("\(demoCase.title) has no drag on iOS \(system)")
            return []
        }
        return visit.pair.outcomes(on: demoCase.name)
    }

    static func words(_ outcomes: [DragOutcome]) -> String {
        outcomes.map { "\($0.text) (\($0.kind))" }.joined(separator: " | ")
    }

    /// Prints on how many screens the drag does nothing or loses something, and the problems.
    func report() {
        for (system, all) in outcomes.sorted(by: { $0.key < $1.key }) {
            let bad = (0..<2).map { phone in
                all.filter { $0.outcomes.count == 2 && $0.outcomes[phone].kind == .bad }.count
            }
            say(
                "Comparison on iOS \(system): of \(all.count) drags, \(bad[0]) disappoint with PopNavigation, "
                    + "\(bad[1]) with UIKit alone")
        }
        if problems.isEmpty { say("Comparison: the same after each of the \(cases.count) screens") }
        for problem in problems { say("✗ \(problem)") }
    }
}
