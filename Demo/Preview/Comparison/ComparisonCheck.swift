import DemoScreens
import Foundation

/// Checks that the comparison is fair: each screen's drag has the same outcomes after each other screen as on a
/// visitor's first phones, and the groups of the page's list hold.
@MainActor struct ComparisonCheck {
    /// The outcomes of a screen's drag, and the code on both phones.
    private struct Played: Equatable {
        let demoCase: DemoCase
        var outcomes: [DragOutcome] = []
        var code: [ScreenCode] = []

        static func == (one: Played, other: Played) -> Bool {
            one.outcomes == other.outcomes && one.code == other.code
        }

        var group: ComparisonGroup {
            guard outcomes.count == 2, outcomes[0].endsLike(outcomes[1]) else { return .different }
            return code[0].lines < code[1].lines ? .lessCode : .other
        }

        var words: String { outcomes.map { "\($0.text) (\($0.kind))" }.joined(separator: " | ") }
    }

    private var played: [Int: [Played]] = [:]
    private(set) var problems: [String] = []
    private let cases = DemoCase.all.filter { $0.section != .device }

    init() {
        for system in Phone.Settings.systems {
            played[system] = cases.map { play($0, on: system, of: Visit(now: 0)) }
            problems += groupProblems(on: system)
        }
        let visit = Visit(now: 0)
        for (before, index) in Self.round(cases.count) {
            let (demoCase, system) = (cases[index], ComparisonScript.system(of: cases[index]))
            let seen = play(demoCase, on: system, of: visit)
            guard seen != played[system]![index] else { continue }
            problems.append("\(demoCase.title) after \(cases[before].title): \(seen.words)")
        }
    }

    /// The screens whose drag doesn't end as their group says.
    private func groupProblems(on system: Int) -> [String] {
        played[system]!.compactMap { one in
            let listed = ComparisonGroup.of(one.demoCase.name, on: system)
            guard listed != one.group else { return nil }
            return "\(one.demoCase.title) on iOS \(system) is in the group \(listed), not in \(one.group): \(one.words)"
        }
    }

    /// A round in which each number comes once after each number.
    private static func round(_ count: Int) -> [(Int, Int)] {
        // 0 0 1 0 2 … 1 1 2 1 3 …
        let round = (0..<count).flatMap { first in [first] + (first + 1..<count).flatMap { [first, $0] } } + [0]
        return Array(zip(round, round.dropFirst()))
    }

    /// Nothing if the drag can't be played, which is a problem.
    private mutating func play(_ demoCase: DemoCase, on system: Int, of visit: Visit) -> Played {
        let device = ComparisonScript.device(of: demoCase)
        let text = #"{"open":"\#(demoCase.name)","system":\#(system),"device":"\#(device)"}"#
        var played = Played(demoCase: demoCase)
        guard let message = PageMessage.parse(Array(text.utf8)), visit.receive(message, now: 0) else {
            problems.append("\(demoCase.title) doesn't open on iOS \(system)")
            return played
        }
        played.code = visit.phones.map { ScreenCode.of($0.navigationController) }
        if !visit.pair.playScript(rate: 30) { problems.append("\(demoCase.title) has no drag on iOS \(system)") }
        played.outcomes = visit.pair.outcomes(on: demoCase.name)
        return played
    }

    /// Prints on how many screens the drag does nothing or loses something, and the problems.
    func report() {
        for (system, all) in played.sorted(by: { $0.key < $1.key }) {
            let bad = (0..<2).map { phone in
                all.filter { $0.outcomes.count == 2 && $0.outcomes[phone].kind == .bad }.count
            }
            say(
                "Comparison on iOS \(system): of \(all.count) drags, \(bad[0]) disappoint with PopNavigation, "
                    + "\(bad[1]) with UIKit alone")
        }
        if problems.isEmpty {
            say("Comparison: the same after each of the \(cases.count) screens, and every group holds on every system")
        }
        for problem in problems { say("✗ \(problem)") }
    }
}
