import CommandLineOptions
import Foundation
import RandomWalk

/// Lists all kinds of failures of a walk, with a shrunk script for each. Runs in this process, which a crash ends.
@MainActor
struct Survey {
    private struct Kind {
        let script: Int
        var count = 0
    }

    private let arguments: FuzzArguments

    init(_ arguments: FuzzArguments) {
        self.arguments = arguments
    }

    func run() -> Int32 {
        let total = ProgressLine(of: arguments.scripts, "scripts")
        // The library warns about the app's misuse, which is a part of each walk.
        dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)
        let (kinds, failed) = findKinds(total)
        print("\(failed) of \(arguments.scripts) scripts fail, seed \(arguments.seed), in \(kinds.count) ways")
        var progress = ProgressLine(of: kinds.count, "kinds shrunk")
        for (index, (name, kind)) in kinds.sorted(by: { $0.value.count > $1.value.count }).enumerated() {
            progress.show(index)
            let short = shrink(arguments.script(kind.script), to: name)
            progress.end()
            print("\n\(kind.count) × \(name)")
            print("    \(failure(of: short)?.description ?? "")")
            print("    Fuzz --trace '\(short)'")
        }
        progress.end()
        return failed == 0 ? 0 : 1
    }

    private func findKinds(_ total: ProgressLine) -> (kinds: [String: Kind], failed: Int) {
        var (kinds, failed, progress) = ([String: Kind](), 0, total)
        for index in 0..<arguments.scripts {
            progress.show(index)
            guard let failure = failure(of: arguments.script(index)) else { continue }
            failed += 1
            kinds[failure.kind, default: Kind(script: index)].count += 1
        }
        progress.end()
        return (kinds, failed)
    }

    private func shrink(_ script: Script, to kind: String) -> Script {
        var shrinker = Shrinker(script) { failure(of: $0)?.kind == kind }
        return shrinker.shrink()
    }

    private func failure(of script: Script) -> Failure? {
        var walk = Walk(ignoring: arguments.ignored)
        return walk.run(script)
    }
}

extension Failure {
    /// The first finding without the names of screens and without numbers.
    fileprivate var kind: String {
        guard let first = findings.first else { return "" }
        let detail = first.detail.replacing(/[a-z]+#\d+/, with: "a screen").replacing(/\d+(\.\d+)?/, with: "n")
        return "[\(first.invariant)] \(detail)"
    }
}
