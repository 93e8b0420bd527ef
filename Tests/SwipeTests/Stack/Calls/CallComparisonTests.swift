import PopNavigation
import Testing
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Calls compared with a plain controller")
struct CallComparisonTests {
    /// A system, and its answer to several changes in one turn of the run loop.
    struct System: CustomTestStringConvertible {
        let version: Int
        let changesInOneTurn: ChangesInOneTurn

        var testDescription: String { "iOS \(version), changes in one turn are \(changesInOneTurn)" }

        /// On iOS 27, the stack follows the rules of iOS 26.
        static let all = [15, 18, 26].flatMap { version in
            [ChangesInOneTurn.coalesced, .deferred].map { System(version: version, changesInOneTurn: $0) }
        }
    }

    fileprivate func compare(_ finger: CallFinger.Kind) {
        var better = 0
        let cells = System.all.flatMap { system in (1...120 as ClosedRange<UInt64>).map { (system, $0) } }
        for (system, seed) in cells.sampled(every: 11) {
            let sequence = CallSequence(seed: seed, finger: finger)
            let plain = play(sequence, on: UINavigationController(nibName: nil, bundle: nil), system)
            let own = play(sequence, on: BasicNavigationController(nibName: nil, bundle: nil), system)
            // A plain controller freezes if a transition comes between a touch at the edge and its first movement
            // (fact C23).
            let isBetter = plain.isHung && !own.isHung
            if isBetter { better += 1 }
            #expect(own == plain || isBetter, "\(sequence), \(system.testDescription)")
        }
        #expect(better < 10)
    }

    @Test("A finger that swipes makes a difference in many sequences", .covers(.sameCalls), arguments: System.all)
    func fingersSwipe(_ system: System) {
        for finger in [CallFinger.Kind.cancels, .completes] {
            let seeds = Array(1...60 as ClosedRange<UInt64>).sampled(every: 2)
            let different = seeds.count { seed in
                let records = [finger, .none].map { kind in
                    play(
                        CallSequence(seed: seed, finger: kind), on: UINavigationController(nibName: nil, bundle: nil),
                        system)
                }
                return records[0] != records[1]
            }
            #expect(different >= seeds.count / 3, "\(finger)")
        }
    }

    private func play(
        _ sequence: CallSequence, on navigation: UINavigationController, _ system: System
    ) -> CallPlayer.Record {
        let player = CallPlayer(navigation, on: system.version) { $0.changesInOneTurn = system.changesInOneTurn }
        return player.play(sequence)
    }
}

extension LongComparisons {
    @Test(
        "Calls do what they do on a plain controller, with and without a finger on the screen",
        .covers(.sameCalls),
        arguments: CallFinger.Kind.allCases)
    static func calls(finger: CallFinger.Kind) async {
        await #expect(processExitsWith: .success) { [finger] in
            await CallComparisonTests().compare(finger)
        }
    }
}
