import DemoScreens
import Foundation
import UIKit
import UIKitSimulator

/// `swift run Demo`: the demo's screens on a simulated device, live in a browser or played as a tour.
@MainActor enum Demo {
    static func run() {
        HostFeatures.offer()
        do {
            switch try Command(Array(CommandLine.arguments.dropFirst())) {
            case .help: say(Command.usage)
            case .serve(let port): serve(port: port)
            case .tour(let film, let pictures, let results, let isVerbose):
                exit(try tour(film: film, pictures: pictures, results: results, isVerbose: isVerbose) ? 0 : 1)
            }
        } catch {
            FileHandle.standardError.write(Data("Demo: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func serve(port: UInt16?) {
        let first = port ?? 8026
        let service = LiveService()
        guard let server = Server(ports: first...(port ?? first + 40), service: service) else {
            let problem = port.map { "port \($0) is in use" } ?? "all ports from \(first) to \(first + 40) are in use"
            FileHandle.standardError.write(Data("Demo: \(problem)\n".utf8))
            exit(1)
        }
        say("http://127.0.0.1:\(server.port)/   (Ctrl-C ends it)")
        server.run()
    }

    private static func tour(film: URL, pictures: URL?, results: URL?, isVerbose: Bool) throws -> Bool {
        try checkWritable(film)
        var tour = Tour()
        tour.play(isVerbose: isVerbose)
        let html = try Film.html(of: tour)
        try write(html, to: film)
        say("Film: \(film.absoluteString) (\(tour.results.count) scenes, \(html.utf8.count / 1024) KB)")
        if let results { try write(HeadlessResultsSource.source(of: tour), to: results) }
        if let pictures { try Gallery.write(tour, to: pictures) }
        say(tour.summary)
        return tour.isGood
    }

    /// Throws before the tour, which takes a while, if the film could not be written after it. An interrupted tour
    /// leaves the previous film.
    private static func checkWritable(_ file: URL) throws {
        let probe = file.appendingPathExtension("unfinished")
        try write("", to: probe)
        try? FileManager.default.removeItem(at: probe)
    }

    /// Writes a file, and its folder.
    static func write(_ text: String, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw Misbehaviour("cannot write \(file.path): \(error.localizedDescription)")
        }
    }
}

/// Prints a line and flushes the output, which matters for a pipe.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
