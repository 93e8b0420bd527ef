import Foundation
import RandomWalk

/// Runs every n-th script. Writes the number of the current script to a file, since a script may crash the process, and
/// each failure to the standard output.
@MainActor
struct Worker {
    /// A line of the output: a failure, or at the end what has happened.
    struct Line: Codable {
        var script = 0
        var failure: Failure?
        var tally: Tally?
    }

    /// A limit that no script reaches, in seconds of processor time.
    private static let patience = 10

    private let arguments: FuzzArguments

    init(_ arguments: FuzzArguments) {
        self.arguments = arguments
    }

    func run() -> Int32 {
        let progress = open(arguments.progress, O_WRONLY | O_CREAT, 0o600)
        var player = arguments.game.player()
        for index in stride(from: arguments.first, to: arguments.scripts, by: arguments.jobs) {
            var place = Int64(index)
            pwrite(progress, &place, 8, 0)
            // A script that does not end also counts as a failure.
            limitProcessorTime(to: Self.patience)
            guard let failure = player.run(arguments.script(index)) else { continue }
            write(Line(script: index, failure: failure))
            if !arguments.isSurvey { break }
        }
        limitProcessorTime(to: 0)
        write(Line(tally: player.tally))
        return 0
    }

    private func write(_ line: Line) {
        guard let data = try? JSONEncoder().encode(line) else { fatalError("no output") }
        FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
}

/// Ends the process when it has used this much processor time from now on; zero means no limit. Unlike an alarm, the
/// limit doesn't depend on what else the machine does.
func limitProcessorTime(to seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &limit, nil)
}
