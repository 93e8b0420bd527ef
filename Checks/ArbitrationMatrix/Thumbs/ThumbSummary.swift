import PopNavigation
import TrialTools

/// Counts the thumbs that pop on a plain controller, and those of them that do not pop with the library.
package struct ThumbSummary: CustomStringConvertible, Sendable {
    package struct Played: Sendable {
        package let thumb: Thumb
        package let surroundings: Surroundings
        package let outcome: ThumbOutcome
    }

    private struct Line {
        let system: String
        let mechanism: Mechanism
        /// Thumbs that pop on a plain controller.
        var pops = 0
        var lost: [Played] = []
        /// Thumbs that scroll on a plain controller.
        var scrolls = 0
        /// Thumbs that scroll on a plain controller and begin a pop with the library.
        var taken = 0

        mutating func add(_ played: Played, insteadOf plain: ThumbOutcome) {
            if plain == .popped {
                pops += 1
                if played.outcome != .popped { lost.append(played) }
            } else {
                scrolls += 1
                if played.outcome.takes(from: plain) { taken += 1 }
            }
        }
    }

    private var lines: [Line] = []

    package init() {}

    /// Plays a thumb on a plain controller, then on the library's with each mechanism.
    @MainActor
    package static func outcomes(
        of thumb: Thumb, on surroundings: Surroundings, mechanisms: [Mechanism]? = nil
    ) -> [(name: String, outcome: ThumbOutcome)] {
        let plain = ("plain", ThumbTrial.play(thumb, on: surroundings, with: .plain))
        let library = (mechanisms ?? Self.mechanisms(on: surroundings)).map { mechanism in
            ("\(mechanism)", ThumbTrial.play(thumb, on: surroundings, with: .library(mechanism)))
        }
        return [plain] + library
    }

    private static func mechanisms(on surroundings: Surroundings) -> [Mechanism] {
        Contestant.mechanisms(on: surroundings)
    }

    @MainActor
    package mutating func play(_ thumb: Thumb, on surroundings: Surroundings, mechanisms: [Mechanism]? = nil) {
        let plain = ThumbTrial.play(thumb, on: surroundings, with: .plain)
        for mechanism in mechanisms ?? Self.mechanisms(on: surroundings) {
            let index = place(of: surroundings.system, mechanism)
            guard plain == .popped || plain == .scrolled(nil) else { continue }
            let outcome = ThumbTrial.play(thumb, on: surroundings, with: .library(mechanism))
            let played = Played(thumb: thumb, surroundings: surroundings, outcome: outcome)
            lines[index].add(played, insteadOf: plain)
        }
    }

    private mutating func place(of system: String, _ mechanism: Mechanism) -> Int {
        if let index = lines.firstIndex(where: { $0.system == system && $0.mechanism == mechanism }) { return index }
        lines.append(Line(system: system, mechanism: mechanism))
        return lines.count - 1
    }

    package var lost: [Played] { lines.flatMap(\.lost) }

    package var description: String {
        lines.map { line in
            let reasons = Dictionary(grouping: line.lost, by: \.outcome).sorted { $0.value.count > $1.value.count }
            let taken = "takes \(line.taken) of \(line.scrolls) scrolls"
            let words = reasons.map { outcome, members in
                "\n    \(outcome) \(members.count) ×, such as number \(members[0].thumb.number), "
                    + "\(members[0].surroundings)"
            }
            let heading = "\(line.system), \(line.mechanism): lost \(line.lost.count) of \(line.pops); \(taken)"
            return heading + words.joined()
        }.joined(separator: "\n")
    }
}
