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
        "The same calls give the same stacks, answers and callbacks at the same times, or lose less",
        .covers(.sameCalls),
        arguments: System.all)
    func sameAsPlain(_ system: System) {
        for seed in 1...120 as ClosedRange<UInt64> {
            let sequence = CallSequence(seed: seed)
            let plain = play(sequence, on: UINavigationController(nibName: nil, bundle: nil), system)
            let own = play(sequence, on: BasicNavigationController(nibName: nil, bundle: nil), system)
            guard plain != own else { continue }
            // The only difference: on iOS 18 and earlier UIKit decides when it is asked whether there is anything to
            // pop, and loses a pop that follows a push which it has put off.
            #expect(
                system.version <= 18 && plain.hasLost && !own.hasLostScreens,
                "\(seed): \(sequence)\nplain \(plain)\nown   \(own)")
        }
    }

    private func play(
        _ sequence: CallSequence, on navigation: UINavigationController, _ system: System
    ) -> CallPlayer.Record {
        let player = CallPlayer(navigation, on: system.version) { $0.changesInOneTurn = system.changesInOneTurn }
        return player.play(sequence)
    }
}
