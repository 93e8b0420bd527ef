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

    private let ignored: Set<String>

    init(_ script: Script, isTraced: Bool, ignoring ignored: Set<String>) {
        (self.script, self.isTraced, self.ignored) = (script, isTraced, ignored)
    }

    func run() -> Int32 {
        alarm(5)
        var walk = Walk(ignoring: ignored, listener: isTraced ? { print($0) } : nil)
        guard let failure = walk.run(script) else {
            print("\(script.steps.count) steps: everything held")
            return 0
        }
        print("\(Self.prefix)\(failure)")
        return Self.failed
    }
}
