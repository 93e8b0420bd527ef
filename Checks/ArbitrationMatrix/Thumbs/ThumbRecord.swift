import PopNavigation
import TrialTools

/// How thumbs ended with one version of the library, one letter for each: a later version is compared with it.
///
/// A plain controller doesn't tell what the area does to the content before iOS 26, where it pops at the edge alone.
package struct ThumbRecord: Equatable, Sendable {
    /// What the record's lines are about.
    package struct Line: Hashable, Sendable {
        package let region: Thumb.Region
        package let surroundings: Surroundings
        package let mechanism: Mechanism
    }

    package let seed: UInt64
    package let count: Int
    /// The letters of the thumbs from number 0 on.
    private var letters: [String: String]

    /// What is played.
    package static let lines: [Line] = Surroundings.all.flatMap { surroundings in
        Thumb.Region.allCases.flatMap { region in
            Contestant.mechanisms(on: surroundings).map {
                Line(region: region, surroundings: surroundings, mechanism: $0)
            }
        }
    }

    /// Plays the thumbs.
    ///
    /// - Parameter progress: Called with the number of lines that have been played.
    @MainActor
    package init(seed: UInt64, count: Int, lines: [Line] = Self.lines, progress: (Int) -> Void = { _ in }) {
        (self.seed, self.count, letters) = (seed, count, [:])
        for (index, line) in lines.enumerated() {
            progress(index)
            letters["\(line)"] = String(
                (0..<count).map { number in
                    let thumb = Thumb(seed: seed, number: number, in: line.region)
                    return ThumbTrial.play(thumb, on: line.surroundings, with: .library(line.mechanism)).letter
                })
        }
    }

    /// A thumb that ends differently from the record.
    package struct Change: Equatable, Sendable {
        package let line: String
        package let number: Int
        let before: Character
        let now: Character

        /// Whether the user has lost something: a swipe that popped, or content that moved.
        package var isLoss: Bool { before == "p" || before == "s" || now == "h" }
    }

    /// The thumbs that end differently in a former record of the same thumbs. A line that only one of the records has
    /// isn't compared.
    package func changes(since former: ThumbRecord) -> [Change] {
        letters.keys.sorted().flatMap { line -> [Change] in
            guard let now = letters[line], let before = former.letters[line] else { return [] }
            return zip(before, now).enumerated().compactMap { number, pair in
                pair.0 == pair.1 ? nil : Change(line: line, number: number, before: pair.0, now: pair.1)
            }
        }
    }

    /// The changes, grouped by line and by what has become of the thumbs.
    package static func report(on changes: [Change], naming limit: Int = 5) -> String {
        let groups = Dictionary(grouping: changes) { "\($0.line): \(words($0.before)) before, \(words($0.now)) now" }
        return groups.sorted { $0.key < $1.key }.map { words, members in
            "\(words): \(members.count) ×, such as number "
                + members.prefix(limit).map { "\($0.number)" }.joined(separator: ", ")
        }.joined(separator: "\n")
    }

    private static func words(_ letter: Character) -> String {
        switch letter {
        case "p": "pops"
        case "c": "is cancelled"
        case "s": "moves the content"
        case "h": "hangs"
        default: "nothing"
        }
    }
}

extension ThumbRecord.Line: CustomStringConvertible {
    package var description: String { "\(surroundings), \(region.rawValue), \(mechanism)" }
}

extension ThumbOutcome {
    fileprivate var letter: Character {
        switch self {
        case .popped: "p"
        case .cancelled: "c"
        case .scrolled: "s"
        case .nothing: "n"
        case .hung: "h"
        }
    }
}

/// A record is text: the seed and the number of thumbs, then a line for each system, region and mechanism.
extension ThumbRecord: LosslessStringConvertible {
    package var description: String {
        let lines = letters.keys.sorted().map { "\($0): \(letters[$0, default: ""])" }
        return (["seed \(seed), \(count) thumbs"] + lines).joined(separator: "\n") + "\n"
    }

    package init?(_ description: String) {
        let lines = description.split(separator: "\n").map(String.init)
        guard let head = lines.first?.wholeMatch(of: /seed (\d+), (\d+) thumbs/), let seed = UInt64(head.1),
            let count = Int(head.2)
        else { return nil }
        (self.seed, self.count, letters) = (seed, count, [:])
        for line in lines.dropFirst() {
            guard let match = line.wholeMatch(of: /(.+): ([pcsnh]*)/), match.2.count == count else { return nil }
            letters[String(match.1)] = String(match.2)
        }
    }
}
