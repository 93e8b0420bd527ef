import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite("Calls compared with a plain controller")
struct CallComparisonTests {
    /// A system, and its answer to several changes in one turn of the run loop.
    struct System: CustomTestStringConvertible {
        let version: Int
        let changesInOneTurn: ChangesInOneTurn

        var testDescription: String { "iOS \(version), changes in one turn are \(changesInOneTurn)" }

        static let all = [15, 18, 26, 27].flatMap { version in
            [ChangesInOneTurn.coalesced, .deferred].map { System(version: version, changesInOneTurn: $0) }
        }
    }

    @Test(
        "On iOS 26 and later calls do what they do on a plain controller", .covers(.sameCalls),
        arguments: System.all.filter { $0.version >= 26 })
    func sameAsPlain(_ system: System) {
        for seed in 1...120 as ClosedRange<UInt64> {
            let (plain, own) = records(seed, on: system)
            #expect(own == plain, "\(CallSequence(seed: seed))")
        }
    }

    @Test(
        "On iOS 18 and earlier calls differ only where a plain controller loses some",
        .covers(.sameCalls), arguments: System.all.filter { $0.version <= 18 })
    func losesLess(_ system: System) {
        for seed in 1...120 as ClosedRange<UInt64> {
            let (plain, own) = records(seed, on: system)
            // UIKit decides when it is asked whether there is anything to pop, and loses a pop that follows a push that
            // it has put off.
            if own != plain {
                #expect(
                    plain.hasLost && !own.hasLostScreens,
                    "\(CallSequence(seed: seed))\nplain \(plain)\nown   \(own)")
            }
        }
    }

    private func records(_ seed: UInt64, on system: System) -> (plain: CallPlayer.Record, own: CallPlayer.Record) {
        let sequence = CallSequence(seed: seed)
        return (
            play(sequence, on: UINavigationController(nibName: nil, bundle: nil), system),
            play(sequence, on: BasicNavigationController(nibName: nil, bundle: nil), system)
        )
    }

    private func play(
        _ sequence: CallSequence, on navigation: UINavigationController, _ system: System
    ) -> CallPlayer.Record {
        let player = CallPlayer(navigation, on: system.version) { $0.changesInOneTurn = system.changesInOneTurn }
        return player.play(sequence)
    }
}
