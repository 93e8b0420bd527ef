import ArbitrationMatrix
import Testing
import TrialTools

@MainActor
@Suite("The matrix of times")
struct TimeMatrixTests {
    /// A prime, so that both samples have each pair of the cells' properties.
    private static let stride = Sample.isWhole ? 31 : 127

    /// A part of the cells on one system.
    private func summary(on version: Int) -> TimeSummary {
        var summary = TimeSummary()
        let settings = TimeSetting.all.filter { $0.surroundings.device == .iPhone(version: version) }
        for (index, cell) in settings.flatMap(\.cells).enumerated() where index % Self.stride == 0 {
            var matrix = TimeMatrix(cell.setting)
            summary.add(matrix.compare(cell, mechanisms: [.library]))
        }
        return summary
    }

    @Test("Before iOS 26, the library reacts in time and a plain controller has no fault", arguments: [15, 18])
    func earlierSystems(version: Int) {
        let summary = summary(on: version)
        for deviation in summary.deviations { Issue.record("\(deviation)") }
        for (cell, faults) in summary.faultsOfPlain { Issue.record("\(cell): \(faults)") }
    }

    @Test("A plain controller has no fault when a transition is interrupted", arguments: [26, 27])
    func plain(version: Int) {
        for (cell, faults) in summary(on: version).faultsOfPlain { Issue.record("\(cell): \(faults)") }
    }

    @Test("The text of a cell is parsed to the same cell, and other texts to none")
    func text() {
        for cell in TimeSetting.all.flatMap(\.cells) { #expect(TimeCell(cell.description) == cell) }
        let lacking = "pop 150 push shown edge ios26"
        let unknown = ["\(lacking) up", "pop -1 push shown edge ios26 ltr", "pop 150 push shown edge ios9 ltr"]
        for text in ["", lacking] + unknown {
            #expect(TimeCell(text) == nil, "\(text)")
        }
    }

    @Test("A plain controller pushes during a pop at once on iOS 26, and after the pop on iOS 18")
    func reference() {
        for (version, frames) in [(18, 24), (26, 0)] {
            let setting = TimeSetting(.pop, .shown, .edge, on: Surroundings(.iPhone(version: version)))
            var matrix = TimeMatrix(setting)
            let plain = matrix.compare(TimeCell(setting, .push, after: 150), mechanisms: []).plain
            #expect(plain.stack == "ABCM")
            #expect(plain.firstEffect == frames, "iOS \(version)")
        }
    }
}
