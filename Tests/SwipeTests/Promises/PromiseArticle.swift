import Foundation

/// The article that has the tables of promises, `Promises.md`.
///
/// A test writes the tables and the exceptions below them; the other lines are written by hand.
struct PromiseArticle {
    private let lines: [String]

    init(_ text: String) {
        lines = text.components(separatedBy: "\n")
    }

    private enum Block: Equatable { case table(Int), exceptions, prose }

    /// The lines with the block to which each belongs.
    private var blocks: [(line: String, block: Block)] {
        var (table, wasInTable) = (-1, false)
        return lines.map { line in
            let isInTable = line.hasPrefix("|")
            if isInTable, !wasInTable { table += 1 }
            wasInTable = isInTable
            let isException = line.first?.isNumber == true && line.contains(". ")
            return (line, isInTable ? .table(table) : isException ? .exceptions : .prose)
        }
    }

    /// The exceptions by their numbers.
    private var notes: [String: String] {
        let notes = blocks.filter { $0.block == .exceptions }.map { $0.line.components(separatedBy: ". ") }
        return Dictionary(notes.map { ($0[0], Self.uncapitalized($0[1])) }) { first, _ in first }
    }

    /// What the article says about a row of a table; `nil` if it doesn't have the row.
    func cells(of row: PromiseRow, in table: PromiseTable) -> [PromiseCell]? {
        let index = PromiseTable.all.firstIndex { $0.controller == table.controller && $0.versions == table.versions }
        let rows = blocks.filter { $0.block == .table(index ?? -1) }.map { Self.cells(of: $0.line) }
        guard let found = rows.first(where: { $0.first == row.title }) else { return nil }
        let cells = found.dropFirst().map { text in
            let parts = text.components(separatedBy: " (")
            let note = parts.count > 1 ? notes[String(parts[1].dropLast())] ?? "unknown" : nil
            return PromiseCell(parts[0], note: note, on: table.versions)
        }
        return cells.count == table.ways.count && !cells.contains(nil) ? cells.compactMap { $0 } : nil
    }

    /// The article with other tables: the cells of each row of each table.
    func text(with tables: [[[PromiseCell]]]) -> String {
        var notes: [String] = []
        let written = zip(PromiseTable.all, tables).map { table, rows in
            let body = zip(table.controller.rows, rows).map { row, cells in
                [row.title] + cells.map { Self.text(of: $0, on: table.versions, &notes) }
            }
            return ([table.head, table.head.map { _ in "---" }] + body).map(Self.line)
        }
        let exceptions = notes.enumerated().map { "\($0 + 1). \(Self.capitalized($1))." }
        var result: [String] = []
        var former = Block.prose
        for (line, block) in blocks {
            if block != former, case .table(let index) = block, index < written.count { result += written[index] }
            if block != former, block == .exceptions { result += exceptions }
            if block == .prose { result.append(line) }
            former = block
        }
        return result.joined(separator: "\n")
    }

    private static func text(of cell: PromiseCell, on versions: [Int], _ notes: inout [String]) -> String {
        let usual = cell.usual(on: versions)?.description ?? "?"
        guard let note = cell.note(on: versions) else { return usual }
        if !notes.contains(note) { notes.append(note) }
        return "\(usual) (\((notes.firstIndex(of: note) ?? 0) + 1))"
    }

    private static func cells(of line: String) -> [String] {
        line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }

    private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func uncapitalized(_ text: String) -> String {
        let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
        return sentence.prefix(1).lowercased() + sentence.dropFirst()
    }
}
