import Foundation
import RandomWalk

/// Repeats one script and prints its findings.
@MainActor
struct Replay {
    private static let failed: Int32 = 1
    /// The prefix of a finding.
    nonisolated static let prefix = "Failed "

    private let script: Script
    private let isTraced: Bool
    private let game: Game

    init(_ script: Script, isTraced: Bool, _ game: Game) {
        (self.script, self.isTraced, self.game) = (script, isTraced, game)
    }

    func run() -> Int32 {
        limitProcessorTime(to: 5)
        var player = game.player(listener: isTraced ? { print($0) } : nil)
        guard let failure = player.run(script) else {
            print("\(script.steps.count) steps: everything held")
            return 0
        }
        print("\(Self.prefix)\(failure)")
        return Self.failed
    }
}
