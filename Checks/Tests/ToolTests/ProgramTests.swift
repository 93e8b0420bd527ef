import Foundation
import Testing

@Suite("The programs' command lines")
struct ProgramTests {
    private static let programs = ["Benchmarks", "Fuzz", "Matrix"]

    private struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs a program that is built with the tests.
    private func run(_ line: String) throws -> Run {
        let words = line.split(separator: " ").map(String.init)
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appending(path: words[0])
        process.arguments = Array(words.dropFirst())
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let (text, error) = (Self.text(of: output), Self.text(of: errors))
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: text, errors: error)
    }

    private static func text(of pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    @Test("--help prints the usage on the standard output and succeeds", arguments: programs)
    func help(program: String) throws {
        let run = try run("\(program) --help")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("\(program) "))
        #expect(run.errors.isEmpty)
    }

    @Test(
        "A number outside its range is an error",
        arguments: [
            "Benchmarks --swipes 999", "Benchmarks --work swipe --count 0", "Fuzz --steps -1", "Fuzz twin --steps 0",
            "Fuzz --jobs 0", "Matrix --every 0", "Matrix --system 14", "Matrix time --system 16",
            "Matrix thumbs --count -5", "Matrix locks --every 0", "Matrix waiting --system 28",
        ])
    func range(line: String) throws {
        let run = try run(line)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(/^--\w+ needs a number from |^the matrix has iOS/))
    }

    @Test("An unknown option is an error, with the usage on the standard error", arguments: programs)
    func unknown(program: String) throws {
        let run = try run("\(program) --nonsense 1")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("--nonsense") && run.errors.contains("\n\(program) "))
    }

    #if DEBUG
    @Test("A debug build warns that its times aren't measurements")
    func debugBuild() throws {
        #expect(try run("Benchmarks --work touch --count 1").errors.hasPrefix("This is a debug build"))
        #expect(try run("Fuzz --steps 10").errors.hasPrefix("This is a debug build"))
    }
    #endif

    @Test("No progress is shown where the standard error is not a terminal")
    func progress() throws {
        #expect(try run("Matrix time --every 500 --system 18").errors.isEmpty)
    }
}
