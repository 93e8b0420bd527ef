import ArbitrationMatrix
import Testing
import TrialTools

/// A sample of the arbitration matrix.
@MainActor
struct NeverWorseTests {
    /// Primes that share no factor with the numbers of contents, starts, drags and systems: both samples have each pair
    /// of them.
    private static let stride = Sample.isWhole ? 41 : 127

    fileprivate func playSample() {
        var summary = Summary()
        for (index, cell) in Cell.all.enumerated() where index % Self.stride == 0 { summary.add(Comparison(cell)) }
        for deviation in summary.deviations { Issue.record("\(deviation)") }
    }
}

extension LongComparisons {
    @Test(
        "The library is never worse than a plain controller",
        .covers(
            .oneDecision, .scrollViews, .noWayBack, .neverHangs, .barVisibility, .leadingEdge, .nestedControllers,
            .lateBegin, .verticalBars))
    static func neverWorse() async {
        await #expect(processExitsWith: .success) { await NeverWorseTests().playSample() }
    }
}
