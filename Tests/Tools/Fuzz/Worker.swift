import Foundation
import RandomWalk

/// Runs every n-th script of the walk. Writes the number of the current script to a file, since a script may crash the
/// process.
@MainActor
struct Worker {
    struct Summary: Codable {
        var tally = Tally()
        var failure: Failure?
        var script = 0
    }

    /// A time limit that no script reaches, in seconds.
    private static let patience: UInt32 = 10

    private let arguments: FuzzArguments

    init(_ arguments: FuzzArguments) {
        self.arguments = arguments
    }

    func run() -> Int32 {
        let progress = open(arguments.progress, O_WRONLY | O_CREAT, 0o600)
        var walk = Walk(ignoring: arguments.ignored)
        var report = Summary()
        for index in stride(from: arguments.first, to: arguments.scripts, by: arguments.jobs) {
            var place = Int64(index)
            pwrite(progress, &place, 8, 0)
            // A script that does not end also counts as a failure.
            alarm(Self.patience)
            report.failure = walk.run(arguments.script(index))
            if report.failure != nil {
                report.script = index
                break
            }
        }
        alarm(0)
        report.tally = walk.tally
        guard let data = try? JSONEncoder().encode(report) else { return 70 }
        FileHandle.standardOutput.write(data)
        return 0
    }
}
