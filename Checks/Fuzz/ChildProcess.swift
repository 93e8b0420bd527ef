import Foundation
import RandomWalk

/// A child process of this program, for scripts that may crash it.
@MainActor
final class ChildProcess {
    private var process: pid_t = 0
    private let output: Int32
    private let progress: String

    init(_ words: [String], progress: String = "", hidesErrors: Bool = true) {
        self.progress = progress
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { fatalError("no pipe: \(String(cString: strerror(errno)))") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        if hidesErrors {
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        }
        for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
        // The report of a crash takes longer than the whole script.
        let variables = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }.map { "\($0)=\($1)" }
        var environment = (variables + ["SWIFT_BACKTRACE=enable=no"]).map { strdup($0) } + [nil]
        var arguments = ([CommandLine.arguments[0]] + words).map { strdup($0) } + [nil]
        let error = posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, &environment)
        guard error == 0 else { fatalError("no process: \(String(cString: strerror(error)))") }
        for word in arguments + environment { free(word) }
        posix_spawn_file_actions_destroy(&actions)
        close(ends[1])
        output = ends[0]
    }

    /// Waits until the process reports or ends. Calls the body twice a second meanwhile.
    func wait(_ body: () -> Void) {
        var report = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        while poll(&report, 1, 500) == 0 { body() }
    }

    /// The output and the exit status. A negative status is a signal.
    private func end() -> (output: Data, status: Int32) {
        let data = FileHandle(fileDescriptor: output, closeOnDealloc: true).readDataToEndOfFile()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return (data, signal == 0 ? (status >> 8) & 0xff : -signal)
    }

    /// The worker's output, and whether the process has crashed.
    func finish() -> (lines: [Worker.Line], hasCrashed: Bool) {
        let (data, status) = end()
        let lines = data.split(separator: 10).compactMap { try? JSONDecoder().decode(Worker.Line.self, from: $0) }
        return (lines, status != 0)
    }

    /// The number of the script that was running.
    var place: Int? {
        guard let data = FileManager.default.contents(atPath: progress), data.count == 8 else { return nil }
        return Int(data.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) })
    }
}

extension ChildProcess {
    struct ReplayResult {
        let output: String
        let isFailure: Bool

        /// The finding or the cause of the end, without names and numbers. Failures with the same cause have the same
        /// kind.
        var kind: String {
            guard isFailure else { return "" }
            let lines = output.split(separator: "\n").map(String.init)
            if let line = lines.last(where: { $0.hasPrefix(Replay.prefix) }) { return Failure.kind(of: line) }
            return (lines.first { $0.hasPrefix("***") || $0.contains("Fatal error") } ?? lines.first).map(Failure.kind)
                ?? "killed"
        }
    }

    static func replay(_ script: Script, _ options: [String]) -> ReplayResult {
        let (data, status) = ChildProcess(options + ["--replay", "\(script)"], hidesErrors: false).end()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").filter {
            !$0.contains("[PopNavigation]")
        }
        let end = status < 0 ? ["Ended by signal \(-status)"] : []
        return ReplayResult(output: (lines.map(String.init) + end).joined(separator: "\n"), isFailure: status != 0)
    }

    /// A shorter script with the same failure.
    static func shrink(_ script: Script, to kind: String, _ options: [String], tried: @escaping () -> Void) -> Script {
        var shrinker = Shrinker(script) { candidate in
            tried()
            return replay(candidate, options).kind == kind
        }
        return shrinker.shrink()
    }
}

extension Failure {
    /// The kind of a printed failure: its first finding without the names of screens and without numbers.
    fileprivate static func kind(of line: String) -> String {
        let first = (line.components(separatedBy: "; ").first ?? line).replacing(#/Failed after step \d+: /#, with: "")
        return first.replacing(/[a-z]+#\d+/, with: "a screen").replacing(/\[("?a screen"?(, )?)*\]/, with: "screens")
            .replacing(/0x[0-9a-f]+/, with: "n").replacing(/\d+(\.\d+)?/, with: "n")
    }
}
