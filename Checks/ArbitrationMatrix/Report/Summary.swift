import PopNavigation

/// Counts what was played, and collects the deviations.
package struct Summary: CustomStringConvertible {
    private var cells = 0
    private var trials = 0
    private var pops = 0
    package private(set) var deviations: [Deviation] = []

    package init() {}

    package mutating func add(_ comparison: Comparison) {
        cells += 1
        trials += 1 + comparison.library.count
        if comparison.plain.winner == .pop { pops += 1 }
        deviations += comparison.deviations
    }

    package var isClean: Bool { deviations.isEmpty }

    package var description: String {
        let header =
            "\(cells) cells, \(trials) trials; a plain controller pops in \(pops) cells; \(deviations.count) deviations"
        return ([header] + deviations.map(\.description)).joined(separator: "\n")
    }
}
