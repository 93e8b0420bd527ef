import PopNavigation
import TrialTools

/// The outcomes of one drag on one system, as a table in Markdown: a row for each content, a column for each start.
@MainActor
package struct Table: CustomStringConvertible {
    package let description: String

    package init(_ drag: Drag, on surroundings: Surroundings, mechanism: Mechanism) {
        var lines = [
            "| | " + Start.allCases.map(\.rawValue).joined(separator: " | ") + " |",
            "|---|" + String(repeating: "---|", count: Start.allCases.count),
        ]
        for content in Content.allCases {
            let cells = Start.allCases.map { start in
                Self.words(Cell(content, start, drag, on: surroundings), mechanism)
            }
            lines.append("| \(content.rawValue) | " + cells.joined(separator: " | ") + " |")
        }
        description = lines.joined(separator: "\n")
    }

    /// The winner with the library; then the winner with a plain controller, if it differs.
    private static func words(_ cell: Cell, _ mechanism: Mechanism) -> String {
        let outcome = Trial.play(cell, on: .library(mechanism))
        let plain = Trial.play(cell, on: .plain).winner
        var words = outcome.winner.rawValue
        if outcome.winner == .nothing, let refusal = outcome.refusal { words = "`\(refusal)`" }
        return plain == outcome.winner ? words : words + " (\(plain.rawValue))"
    }
}
