import PopNavigation
import TrialTools

/// A cell played on a plain controller and on the library's with each mechanism.
package struct Comparison: Sendable {
    package let cell: Cell
    package let plain: Outcome
    package private(set) var library: [(mechanism: Mechanism, outcome: Outcome)]

    @MainActor
    package init(_ cell: Cell, mechanisms: [Mechanism]? = nil) {
        self.cell = cell
        plain = Trial.play(cell, on: .plain)
        library = (mechanisms ?? Contestant.mechanisms(on: cell.surroundings)).map { mechanism in
            (mechanism, Trial.play(cell, on: .library(mechanism)))
        }
        guard plain.winner == .pop else { return }
        // The app has configured the area, so a refusal because of it is its own.
        // With the widest area the drag must pop.
        for index in library.indices where library[index].outcome.refusal == .outsideArea {
            library[index].outcome = Trial.play(cell, on: .library(library[index].mechanism, .full))
        }
    }

    /// The faults of the library compared with a plain controller.
    package var deviations: [Deviation] {
        library.flatMap { mechanism, outcome in
            Deviation.Kind.all(of: outcome, insteadOf: plain, in: cell).map {
                Deviation(cell: cell, mechanism: mechanism, kind: $0, plain: plain, outcome: outcome)
            }
        }
    }
}
