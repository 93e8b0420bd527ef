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

    private let arguments: FuzzArguments

    init(_ script: Script, isTraced: Bool, _ arguments: FuzzArguments) {
        (self.script, self.isTraced, self.arguments) = (script, isTraced, arguments)
    }

    func run() -> Int32 {
        limitProcessorTime(to: 5)
        var player = arguments.player(listener: isTraced ? { print($0) } : nil)
        guard let failure = player.run(script) else {
            print("\(script.steps.count) steps: everything held")
            return 0
        }
        print("\(Self.prefix)\(failure)")
        return Self.failed
    }
}
