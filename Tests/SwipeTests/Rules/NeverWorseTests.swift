import ArbitrationMatrix
import Testing

/// A sample of the arbitration matrix.
@MainActor
struct NeverWorseTests {
    /// A prime that shares no factor with the numbers of contents, starts, drags and systems:
    /// the sample has each pair of them.
    private static let stride = 41

    fileprivate func playSample() {
        var summary = Summary()
        for (index, cell) in Cell.all.enumerated() where index % Self.stride == 0 { summary.add(Comparison(cell)) }
        for deviation in summary.deviations { Issue.record("\(deviation)") }
    }
}

extension LongComparisons {
    @Test(
        "Nowhere is the library worse than a plain controller",
        .covers(
            .oneDecision, .scrollViews, .noWayBack, .neverHangs, .barVisibility, .leadingEdge, .nestedControllers,
            .lateBegin, .verticalBars))
    static func neverWorse() async {
        await #expect(processExitsWith: .success) { await NeverWorseTests().playSample() }
    }
}
