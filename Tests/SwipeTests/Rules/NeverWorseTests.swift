import ArbitrationMatrix
import Testing

@MainActor
@Suite("Arbitration matrix")
struct NeverWorseTests {
    /// A prime that shares no factor with the numbers of contents, starts, drags and systems:
    /// the sample has each pair of them.
    private static let stride = 41

    @Test(
        "Nowhere is the library worse than a plain controller",
        .covers(
            .oneDecision, .scrollViews, .noWayBack, .neverHangs, .barVisibility, .leadingEdge, .nestedControllers,
            .lateBegin, .verticalBars))
    nonisolated func neverWorse() async {
        await #expect(processExitsWith: .success) { await NeverWorseTests().playSample() }
    }

    private func playSample() {
        var summary = Summary()
        for (index, cell) in Cell.all.enumerated() where index % Self.stride == 0 { summary.add(Comparison(cell)) }
        for deviation in summary.deviations { Issue.record("\(deviation)") }
    }
}
