import CommandLineOptions
import Foundation
import RandomWalk

/// Walks in child processes, and shrinks the scripts that fail or crash.
@MainActor
struct Supervisor {
    private let arguments: FuzzArguments
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())")

    init(_ arguments: FuzzArguments) {
        self.arguments = arguments
    }

    func run() -> Int32 {
        let start = Date()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let workers = (0..<arguments.jobs).map(startWorker)
        var (tally, failed) = (Tally(), Int?.none)
        var progress = ProgressLine(of: arguments.scripts, "scripts")
        for worker in workers {
            // Each worker runs every n-th script.
            worker.wait { progress.show(workers.reduce(0) { $0 + ($1.place ?? 0) } / workers.count) }
            let report = worker.finish()
            if let report { tally.add(report.tally) }
            let script = report.map { $0.failure == nil ? nil : $0.script } ?? worker.place
            if let script { failed = min(script, failed ?? script) }
        }
        progress.end()
        if let failed { return report(failed) }
        for (what, count) in tally.counts.sorted(by: { $0.key < $1.key }) {
            print(what.padding(toLength: 28, withPad: " ", startingAt: 0), count)
        }
        let seconds = Date().timeIntervalSince(start)
        print("\(arguments.steps) steps in \(arguments.scripts) scripts, seed \(arguments.seed): everything held")
        print(String(format: "%.1f s, %.0f steps per second", seconds, Double(arguments.steps) / seconds))
        return 0
    }

    private func startWorker(_ job: Int) -> ChildProcess {
        let progress = folder.appendingPathComponent("\(job)").path
        let words: [(String, Any)] = [
            ("--seed", arguments.seed), ("--steps", arguments.steps), ("--length", arguments.length),
            ("--jobs", arguments.jobs), ("--first", job), ("--progress", progress),
        ]
        return ChildProcess(words.flatMap { [$0.0, "\($0.1)"] } + ignoring, progress: progress)
    }

    private var ignoring: [String] { arguments.ignored.sorted().flatMap { ["--ignore", $0] } }

    private func report(_ index: Int) -> Int32 {
        let script = arguments.script(index)
        print("Script \(index) of seed \(arguments.seed) fails. Shrinking its \(script.steps.count) steps …")
        let first = ChildProcess.replay(script, ignoring)
        guard first.isFailure else {
            print("Alone it does not fail: something outlives a script. Replay: Fuzz --replay '\(script)'")
            return 1
        }
        var (tried, progress) = (0, ProgressLine("scripts tried"))
        var shrinker = Shrinker(script) { candidate in
            tried += 1
            progress.show(tried)
            return ChildProcess.replay(candidate, ignoring).kind == first.kind
        }
        let short = shrinker.shrink()
        progress.end()
        print("\(short.steps.count) steps are left.")
        print(ChildProcess.replay(short, ignoring).output)
        print("swift run -c release Fuzz --replay '\(short)'")
        return 1
    }
}
