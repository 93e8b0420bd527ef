import CommandLineOptions
import Foundation
import RandomWalk

/// Runs scripts in child processes, and shrinks those that fail or crash: the first one, or one of each kind.
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
        let (tally, failed) = play()
        if !failed.isEmpty, !arguments.isSurvey { return report(failed[0]) }
        for (what, count) in tally.counts.sorted(by: { $0.key < $1.key }) {
            print(what.padding(toLength: 28, withPad: " ", startingAt: 0), count)
        }
        let seconds = Date().timeIntervalSince(start)
        let result = failed.isEmpty ? "everything held" : "\(failed.count) fail"
        print("\(arguments.steps) steps in \(arguments.scripts) scripts, seed \(arguments.seed): \(result)")
        print(String(format: "%.1f s, %.0f steps per second", seconds, Double(arguments.steps) / seconds))
        survey(failed)
        return failed.isEmpty ? 0 : 1
    }

    /// Returns the numbers of the scripts that have failed or crashed.
    private func play() -> (tally: Tally, failed: [Int]) {
        var workers = (0..<arguments.jobs).map { startWorker($0, first: $0) }
        var (tally, failed) = (Tally(), [Int]())
        var progress = ProgressLine(of: arguments.scripts, "scripts")
        for job in workers.indices {
            // Each worker runs every n-th script. In a survey another one takes over after a crash.
            while true {
                workers[job].wait { progress.show(workers.reduce(0) { $0 + ($1.place ?? 0) } / workers.count) }
                let (lines, hasCrashed) = workers[job].finish()
                failed += lines.filter { $0.failure != nil }.map(\.script)
                for line in lines { line.tally.map { tally.add($0) } }
                guard hasCrashed, let place = workers[job].place else { break }
                failed.append(place)
                guard arguments.isSurvey, place + arguments.jobs < arguments.scripts else { break }
                workers[job] = startWorker(job, first: place + arguments.jobs)
            }
        }
        progress.end()
        return (tally, failed.sorted())
    }

    private func startWorker(_ job: Int, first: Int) -> ChildProcess {
        let progress = folder.appendingPathComponent("\(job)").path
        let words: [(String, Any)] = [
            (arguments.isSurvey ? "--survey" : "--steps", arguments.steps), ("--seed", arguments.seed),
            ("--jobs", arguments.jobs), ("--first", first), ("--progress", progress),
        ]
        return ChildProcess(arguments.words + words.flatMap { [$0.0, "\($0.1)"] }, progress: progress)
    }

    private func report(_ index: Int) -> Int32 {
        let script = arguments.script(index)
        print("Script \(index) of seed \(arguments.seed) fails. Shrinking its \(script.steps.count) steps …")
        let first = ChildProcess.replay(script, arguments.words)
        guard first.isFailure else {
            print("Alone it does not fail: something outlives a script. Replay: Fuzz \(command) '\(script)'")
            return 1
        }
        let short = shrink(script, to: first.kind)
        print("\(short.steps.count) steps are left.")
        print(ChildProcess.replay(short, arguments.words).output)
        print("swift run -c release Fuzz \(command) '\(short)'")
        return 1
    }

    /// Lists all kinds of failures, the most frequent first, with a short script for each of the first ones.
    private func survey(_ failed: [Int]) {
        var kinds: [String: [Int]] = [:]
        for index in failed {
            kinds[ChildProcess.replay(arguments.script(index), arguments.words).kind, default: []].append(index)
        }
        for (kind, scripts) in kinds.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            print("\n\(scripts.count) × \(kind)")
            // Failures of one kind may have several causes.
            for index in scripts.prefix(5) {
                let short = shrink(arguments.script(index), to: kind)
                print("    \(ChildProcess.replay(short, arguments.words).output.replacing("\n", with: "\n    "))")
                print("    Fuzz \(command) '\(short)'")
            }
        }
    }

    private func shrink(_ script: Script, to kind: String) -> Script {
        var (tried, progress) = (0, ProgressLine("scripts tried"))
        defer { progress.end() }
        return ChildProcess.shrink(script, to: kind, arguments.words) {
            tried += 1
            progress.show(tried)
        }
    }

    private var command: String { (arguments.words + ["--replay"]).joined(separator: " ") }
}
