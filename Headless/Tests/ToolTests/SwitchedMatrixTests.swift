import ArbitrationMatrix
import PopNavigation
import Testing
import TrialTools

@MainActor
@Suite("The matrix with other positions of the headless UIKit's switches")
struct SwitchedMatrixTests {
    @Test("With each switch no cell of a sample is worse than on a plain controller", arguments: Switch.all)
    func cells(position: Switch) {
        // With `percentDriven` the app does without UIKit's content recognizer, to which these give priority.
        let priorities = ["scrollViewsAtLimitWaitForPop", "othersWaitForContentPop"]
        let mechanisms: [Mechanism]? = priorities.contains("\(position)") ? [.library] : nil
        var summary = Summary()
        // A prime, so that the sample contains each pair of the cells' properties.
        for (index, var cell) in Cell.all.enumerated() where index % 541 == 0 {
            cell.surroundings.position = position
            summary.add(Comparison(cell, mechanisms: mechanisms))
        }
        #expect(summary.isClean, "\(summary)")
    }

    @Test("With each switch no thumb is lost that pops on a plain controller", arguments: Switch.all)
    func thumbs(position: Switch) {
        var summary = ThumbSummary()
        for version in [18, 26] {
            var surroundings = Surroundings(.iPhone(version: version))
            surroundings.position = position
            for number in 0..<10 { summary.play(Thumb(seed: 3, number: number), on: surroundings) }
        }
        #expect(summary.lost.isEmpty, "\(summary)")
    }

    @Test("A switch reaches the device, and the name of its cell")
    func reach() {
        var surroundings = Surroundings(.iPhone(version: 18))
        surroundings.position = Switch("edgeRegion")
        #expect("\(surroundings)" == "iOS 18, edgeRegion")
        func pops(_ surroundings: Surroundings) -> Bool {
            Trial.play(Cell(.plain, .x19, .straight, on: surroundings), on: .plain).isPopped
        }
        // The region is then narrower.
        #expect(pops(Surroundings(.iPhone(version: 18))) && !pops(surroundings))
    }
}
