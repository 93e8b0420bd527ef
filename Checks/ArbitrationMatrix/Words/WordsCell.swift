import PopNavigation
import TrialTools
import UIKit

/// A cell about what an app sets through UIKit's API, played on a plain controller and on the library's.
@MainActor
package protocol WordsCell: LosslessStringConvertible, Hashable, Sendable {
    nonisolated static var all: [Self] { get }
    /// The library's controllers.
    nonisolated var hosts: [(name: String, contestant: Contestant)] { get }
    nonisolated var surroundings: Surroundings { get set }
    /// What the summary groups by.
    nonisolated var label: String { get }

    func play(on contestant: Contestant) -> ContentRecord
    func deviations(of record: ContentRecord, insteadOf plain: ContentRecord, on contestant: Contestant)
        -> [WordsDeviation]
}

/// A difference between what the library does and what the app has set.
package struct WordsDeviation: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case hung = "hangs"
        case lifted = "pops a locked screen"
        case lost = "does not pop"
        case late = "begins late"
        case content = "the content sees another drag"
    }

    package let kind: Kind
    package let detail: String

    init(_ kind: Kind, _ detail: String) {
        (self.kind, self.detail) = (kind, detail)
    }
}

/// Counts what was played, and groups the deviations.
@MainActor
package struct WordsSummary<Cell: WordsCell> {
    private struct Group: Hashable {
        let kind: WordsDeviation.Kind
        let label: String
    }

    private var cells = 0
    private var trials = 0
    private var faultyCells = 0
    private var groups: [Group: [String]] = [:]

    package init() {}

    package mutating func play(_ cell: Cell) { withoutWarnings { playAndCompare(cell) } }

    private mutating func playAndCompare(_ cell: Cell) {
        cells += 1
        let plain = cell.play(on: .plain)
        for (name, contestant) in cell.hosts {
            trials += 1
            let record = cell.play(on: contestant)
            let deviations = cell.deviations(of: record, insteadOf: plain, on: contestant)
            if !deviations.isEmpty { faultyCells += 1 }
            for deviation in deviations {
                let text = "\(cell), \(name): \(deviation.detail)"
                groups[Group(kind: deviation.kind, label: cell.label), default: []].append(text)
            }
        }
    }

    package var isClean: Bool { groups.isEmpty }

    /// The number of deviations of a kind.
    package func count(of kind: WordsDeviation.Kind) -> Int {
        groups.reduce(0) { $0 + ($1.key.kind == kind ? $1.value.count : 0) }
    }

    /// - Parameter limit: The number of cells to name in each group.
    package func report(naming limit: Int = 3) -> String {
        var lines = ["\(cells) cells, \(trials) trials with the library; \(faultyCells) deviate"]
        for kind in WordsDeviation.Kind.allCases {
            let members = groups.filter { $0.key.kind == kind }.sorted { $0.key.label < $1.key.label }
            if members.isEmpty { continue }
            lines.append("\(kind.rawValue): \(count(of: kind))")
            for (group, texts) in members {
                lines.append("    \(group.label): \(texts.count)")
                lines += texts.prefix(limit).map { "        \($0)" }
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension WordsCell {
    /// What happens in the cell on each controller, line by line.
    package var trace: String {
        let contestants = [("plain", Contestant.plain)] + hosts.map { ($0.name, $0.contestant) }
        return contestants.map { name, contestant in
            let record = withoutWarnings { play(on: contestant) }
            let end = record.isHung ? "hangs" : record.isPopped ? "popped" : record.hasBegunPop ? "cancelled" : "stays"
            let lines = record.lines.enumerated().map { "  \($0): \($1)" }
            return ([name] + lines + ["  \(end)"]).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
