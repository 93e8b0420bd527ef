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

    init(_ script: Script, isTraced: Bool) {
        (self.script, self.isTraced) = (script, isTraced)
    }

    func run() -> Int32 {
        alarm(5)
        var walk = Walk(listener: isTraced ? { print($0) } : nil)
        guard let failure = walk.run(script) else {
            print("\(script.steps.count) steps: everything held")
            return 0
        }
        print("\(Self.prefix)\(failure)")
        return Self.failed
    }
}
