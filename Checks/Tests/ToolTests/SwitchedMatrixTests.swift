import ArbitrationMatrix
import PopNavigation
import Testing
import TrialTools

@Suite("The matrix with other positions of the headless UIKit's switches")
struct SwitchedMatrixTests {
    /// A prime, so that both samples have each pair of the cells' properties.
    private static let stride = Sample.isWhole ? 541 : 1511

    /// A sample of the cells, each with the switches that it reads: it's the same in each position of the others.
    @MainActor private static let cells = Cell.all.enumerated().filter { $0.offset % stride == 0 }.map { _, cell in
        (cell, Switch.read { _ = Comparison(cell) })
    }

    @MainActor private static let thumbs = [18, 26].flatMap { version in
        (0..<10).map { number in
            let thumb = Thumb(seed: 3, number: number)
            var summary = ThumbSummary()
            return (thumb, version, Switch.read { summary.play(thumb, on: Surroundings(.iPhone(version: version))) })
        }
    }

    @Test("No cell that reads a switch is worse than on a plain controller in either position")
    func cells() async {
        await #expect(processExitsWith: .success) { await SwitchedMatrixTests().playCells() }
    }

    @MainActor
    private func playCells() {
        for position in Switch.all {
            var summary = Summary()
            for (cell, read) in Self.cells where read.contains(position) {
                var cell = cell
                cell.surroundings.position = position
                summary.add(Comparison(cell))
            }
            #expect(summary.isClean, "\(position): \(summary)")
        }
    }

    @Test("No thumb that reads a switch is lost in either position")
    func thumbs() async {
        await #expect(processExitsWith: .success) { await SwitchedMatrixTests().playThumbs() }
    }

    @MainActor
    private func playThumbs() {
        for position in Switch.all {
            var summary = ThumbSummary()
            for (thumb, version, read) in Self.thumbs where read.contains(position) {
                var surroundings = Surroundings(.iPhone(version: version))
                surroundings.position = position
                summary.play(thumb, on: surroundings)
            }
            #expect(summary.lost.isEmpty, "\(position): \(summary)")
        }
    }

    @MainActor
    @Test("A trial notes the switches that it reads, and no others")
    func reads() throws {
        let edge = Cell(.plain, .x19, .straight, on: Surroundings(.iPhone(version: 18)))
        let read = Switch.read { _ = Trial.play(edge, on: .plain) }
        #expect(read.contains(try #require(Switch("edgeRegion"))))
        #expect(!read.contains(try #require(Switch("hidesToolbarWhenPushed"))))
    }

    @MainActor
    @Test("A switch reaches the device, and the name of its cell")
    func reach() {
        var surroundings = Surroundings(.iPhone(version: 18))
        surroundings.position = Switch("edgeRegion")
        #expect("\(surroundings)" == "iOS 18, edgeRegion")
        func pops(_ surroundings: Surroundings) -> Bool {
            Trial.play(Cell(.plain, .x19, .slow, on: surroundings), on: .plain).isPopped
        }
        // The strip is then wider.
        #expect(!pops(Surroundings(.iPhone(version: 18))) && pops(surroundings))
    }
}
