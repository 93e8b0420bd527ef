import Foundation
import RandomWalk

/// Repeats one script and says what it finds.
@MainActor
struct Replay {
    private static let failed: Int32 = 1
    /// How a finding begins.
    nonisolated static let prefix = "Failed "

    private let script: Script

    init(_ script: Script) {
        self.script = script
    }

    func run() -> Int32 {
        alarm(5)
        var walk = Walk()
        guard let failure = walk.run(script) else {
            print("\(script.steps.count) steps: everything held")
            return 0
        }
        print("\(Self.prefix)\(failure)")
        return Self.failed
    }
}
