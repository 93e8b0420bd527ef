import PopNavigation

/// A cell played on a plain controller and on the library's with each driver.
package struct Comparison: Sendable {
    package let cell: Cell
    package let plain: Outcome
    package private(set) var library: [(driver: PopDriver, outcome: Outcome)]

    @MainActor
    package init(_ cell: Cell, drivers: [PopDriver]? = nil) {
        self.cell = cell
        plain = Trial.play(cell, on: .plain)
        library = (drivers ?? Contestant.drivers(on: cell.surroundings)).map { driver in
            (driver, Trial.play(cell, on: .library(driver)))
        }
        guard plain.winner == .pop else { return }
        // The app has configured the area, so a refusal because of it is its own.
        // With the widest area the drag must pop.
        for index in library.indices where library[index].outcome.refusal == .outsideArea {
            library[index].outcome = Trial.play(cell, on: .library(library[index].driver, .full))
        }
    }

    /// The faults of the library compared with a plain controller.
    package var deviations: [Deviation] {
        library.flatMap { driver, outcome in
            Deviation.Kind.all(of: outcome, insteadOf: plain, in: cell).map {
                Deviation(cell: cell, driver: driver, kind: $0, plain: plain, outcome: outcome)
            }
        }
    }
}
