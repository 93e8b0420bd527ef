import ArbitrationMatrix
import Testing
import TrialTools

/// Samples of the matrices of what apps set through UIKit's API.
@MainActor
struct AppsWordsTests {
    /// Primes that share no factor with the numbers of the cells' properties: the samples have each pair of them.
    private static let (strideOfLocks, strideOfWaiting) = Sample.isWhole ? (157, 29) : (479, 89)

    fileprivate func play<Cell: WordsCell>(_ type: Cell.Type, every stride: Int) {
        var summary = WordsSummary<Cell>()
        for (index, cell) in Cell.all.enumerated() where index % stride == 0 { summary.play(cell) }
        #expect(summary.isClean, "\(summary.report())")
    }

    fileprivate func playLocks() { play(LockCell.self, every: Self.strideOfLocks) }

    fileprivate func playWaiting() { play(WaitingCell.self, every: Self.strideOfWaiting) }
}

extension LongComparisons {
    @Test(
        "A lock that an app sets through UIKit keeps its screen", .covers(.recognizers, .delegateProxies, .oneDecision))
    static func locks() async {
        await #expect(processExitsWith: .success) { await AppsWordsTests().playLocks() }
    }

    @Test("No recognizer that waits for others begins later than on a plain controller", .covers(.recognizers))
    static func waiting() async {
        await #expect(processExitsWith: .success) { await AppsWordsTests().playWaiting() }
    }
}
