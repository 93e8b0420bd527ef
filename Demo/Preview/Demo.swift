import Foundation
import UIKit
import UIKitSimulator

/// `swift run Demo`: the demo's screens on a simulated device, live in a browser or played as a tour.
@main @MainActor struct Demo {
    static func main() {
        setvbuf(stdout, nil, _IOLBF, 0)
        do {
            switch try Command(Array(CommandLine.arguments.dropFirst())) {
            case .help: print(Command.usage)
            case .serve(let port): serve(port: port)
            case .tour(let film, let pictures): exit(try tour(film: film, pictures: pictures) ? 0 : 1)
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
            FileHandle.standardError.write(Data("Demo: no free port from \(first) on\n".utf8))
            exit(1)
        }
        print("http://127.0.0.1:\(server.port)/   (Ctrl-C ends it)")
        server.run()
    }

    private static func tour(film: URL, pictures: URL?) throws -> Bool {
        var tour = Tour()
        tour.play()
        try FileManager.default.createDirectory(
            at: film.deletingLastPathComponent(), withIntermediateDirectories: true)
        let html = try Film.html(of: tour)
        try html.write(to: film, atomically: true, encoding: .utf8)
        print("Film: \(film.path) (\(tour.results.count) scenes, \(html.utf8.count / 1024) KB)")
        if let pictures { try AnimatedPicture.writeAll(to: pictures) }
        print(tour.summary)
        return tour.isGood
    }
}

/// What the command line asks for.
enum Command {
    case help
    case serve(port: UInt16?)
    case tour(film: URL, pictures: URL?)

    static let usage = """
        swift run Demo                     serves the demo to a browser on this machine
            --port N                       on that port (otherwise the first free one from 8026 on)
        swift run Demo tour                plays every screen with scripted fingers; exits 1 if one misbehaves
            --film FILE                    where the film goes (.build/tour.html)
            --pictures DIR                 also writes the README's pictures there
        """

    init(_ arguments: [String]) throws {
        var arguments = arguments[...]
        let isTour = arguments.first == "tour"
        if isTour { arguments.removeFirst() }
        var options: [String: String] = [:]
        while let name = arguments.popFirst() {
            if name == "--help" || name == "-h" {
                self = .help
                return
            }
            guard (isTour ? ["--film", "--pictures"] : ["--port"]).contains(name), let value = arguments.popFirst()
            else { throw Misbehaviour("what is “\(name)”?\n\(Self.usage)") }
            options[name] = value
        }
        if isTour {
            self = .tour(
                film: URL(fileURLWithPath: options["--film"] ?? ".build/tour.html"),
                pictures: options["--pictures"].map { URL(fileURLWithPath: $0, isDirectory: true) })
        } else if let text = options["--port"] {
            guard let port = UInt16(text), port > 0 else { throw Misbehaviour("“\(text)” is no port") }
            self = .serve(port: port)
        } else {
            self = .serve(port: nil)
        }
    }
}
