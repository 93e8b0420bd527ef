import PopNavigation

/// Counts what was played, and groups the deviations.
package struct TimeSummary: CustomStringConvertible {
    private struct Group: Hashable {
        let mechanism: String
        let system: String
        let kind: TimeDeviation.Kind

        init(_ deviation: TimeDeviation) {
            mechanism = "\(deviation.mechanism)"
            system = deviation.cell.setting.surroundings.system
            kind = deviation.kind
        }

        var words: String { "\(mechanism), \(system): \(kind.rawValue)" }
    }

    private var cells = 0
    private var trials = 0
    package private(set) var deviations: [TimeDeviation] = []
    /// Cells in which a plain controller has a fault.
    package private(set) var faultsOfPlain: [(cell: TimeCell, faults: [String])] = []

    package init() {}

    package mutating func add(_ comparison: TimeComparison) {
        cells += 1
        trials += 1 + comparison.library.count + comparison.withoutBar.count
        deviations += comparison.deviations
        let faults = comparison.faultsOfPlain
        if !faults.isEmpty { faultsOfPlain.append((comparison.cell, faults)) }
    }

    package var isClean: Bool { deviations.isEmpty && faultsOfPlain.isEmpty }

    package var description: String {
        var lines = ["\(cells) cells, \(trials) trials; \(deviations.count) deviations"]
        let groups = Dictionary(grouping: deviations, by: Group.init)
        for (group, members) in groups.sorted(by: { $0.key.words < $1.key.words }) {
            lines.append("\n\(group.words), \(members.count) ×")
            lines += Self.table(of: members)
        }
        guard let (cell, faults) = faultsOfPlain.first else { return lines.joined(separator: "\n") }
        lines.append("\nIn \(faultsOfPlain.count) cells a plain controller has a fault, such as '\(cell)': \(faults)")
        return lines.joined(separator: "\n")
    }

    /// A line for each second act: the number of deviations during each first act, and an example.
    private static func table(of deviations: [TimeDeviation]) -> [String] {
        SecondAct.allCases.flatMap { second -> [String] in
            let members = deviations.filter { $0.cell.second == second }
            guard let example = members.first else { return [] }
            let counts = FirstAct.allCases.compactMap { first in
                let count = members.count { $0.cell.setting.first == first }
                return count > 0 ? "\(first) \(count) ×" : nil
            }
            return [
                "    \(second) during " + counts.joined(separator: ", "),
                "        Matrix time --mechanism \(example.mechanism) --cell '\(example.cell)'",
                "        \(example.detail)",
            ]
        }
    }
}
