import Foundation
import Testing

/// The counts of assumptions, in the head of their table and in the README.
@Suite("The counts of assumptions")
struct AssumptionsTests {
    private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    /// The verdicts of each row on the four systems.
    private static func verdicts() throws -> [[Substring]] {
        let table = try text("Contributing/Assumptions.md").split(separator: "\n## Mechanisms")[0]
        return table.split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| assumption ") }
            .map { $0.split(separator: " | ")[1...4].flatMap { $0.split(separator: ",") } }
    }

    @Test("The table's introduction and the README state how many of the rows are guesses")
    func guesses() throws {
        let rows = try Self.verdicts()
        let guesses = rows.filter { $0.contains("guess") }
        let carried = rows.count { row in
            !row.contains("guess") && row.contains { $0.hasPrefix("from ") }
        }
        let head =
            "\(guesses.count) of \(rows.count) rows are guesses on at least one system. \(carried) more carry"
        #expect(try Self.text("Contributing/Assumptions.md").contains("\n\(head)"), "\(head)")
        let sentence = "\(guesses.count) of \(rows.count) [assumptions](Contributing/Assumptions.md)"
        #expect(try Self.text("README.md").contains(sentence), "\(sentence)")
    }

    @Test("The table has only the verdicts that its introduction explains")
    func legend() throws {
        let known: Set<Substring> = [
            "documented", "headers", "recorded", "analysis", "reported", "from 18", "from 26", "from 27", "guess", "–",
        ]
        #expect(try Set(Self.verdicts().joined()).subtracting(known) == [])
    }
}
