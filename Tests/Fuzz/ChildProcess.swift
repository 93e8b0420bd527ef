import Foundation
import RandomWalk

/// This program once more, for what may kill it.
@MainActor
final class ChildProcess {
    private let process = Process()
    private let output = Pipe()
    private let progress: String

    init(_ words: [String], progress: String = "", hidesErrors: Bool = false) {
        self.progress = progress
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = words
        process.standardOutput = output
        process.standardError = hidesErrors ? output : FileHandle.nullDevice
        // The report of a crash takes longer than the whole script.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        do { try process.run() } catch { fatalError("cannot start a process: \(error)") }
    }

    private func readAll() -> Data {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    /// Nil where the process died.
    func finish() -> Worker.Report? {
        let data = readAll()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
        return try? JSONDecoder().decode(Worker.Report.self, from: data)
    }

    /// The script that it was at.
    var place: Int? {
        guard let data = FileManager.default.contents(atPath: progress), data.count == 8 else { return nil }
        return Int(data.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) })
    }

    struct Outcome {
        let output: String
        let isFailure: Bool

        /// What two failures have in common if they have the same cause: the invariant, or the reason of the end.
        var kind: String {
            guard isFailure else { return "" }
            let lines = output.split(separator: "\n")
            if let line = lines.last(where: { $0.hasPrefix(Replay.prefix) }), let end = line.firstIndex(of: "]") {
                return String(line[line.index(after: line.firstIndex(of: "[") ?? line.startIndex)..<end])
            }
            let reason = lines.first { $0.hasPrefix("***") || $0.contains("Fatal error") } ?? lines.first
            // Addresses differ from one run to the next.
            return reason.map { $0.filter { !$0.isHexDigit } } ?? "killed"
        }
    }

    static func replay(_ script: Script) -> Outcome {
        let child = ChildProcess(["--replay", "\(script)"], hidesErrors: true)
        let text = String(decoding: child.readAll(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        let isFine = child.process.terminationReason == .exit && child.process.terminationStatus == 0
        let reason =
            child.process.terminationReason == .uncaughtSignal ? "signal \(child.process.terminationStatus)\n" : ""
        let lines = text.split(separator: "\n").filter { !$0.contains("[PopNavigation]") }
        return Outcome(output: reason + lines.joined(separator: "\n"), isFailure: !isFine)
    }
}
