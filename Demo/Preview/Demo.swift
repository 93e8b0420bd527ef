import DemoScreens
import Foundation
import UIKit
import UIKitSimulator

/// `swift run Demo`: the demo's screens on a simulated device, live in a browser or played as a tour.
@MainActor enum Demo {
    static func run() {
        // A reader that has gone is an error of `write`, and no signal.
        signal(SIGPIPE, SIG_IGN)
        HostFeatures.offer()
        do {
            switch try Command(Array(CommandLine.arguments.dropFirst())) {
            case .help: say(Command.usage)
            case .serve(let port): serve(port: port)
            case .tour(let outputs): exit(try tour(outputs) ? 0 : 1)
            }
        } catch {
            fail("\(error)", status: 2)
        }
    }

    private static func serve(port: UInt16?) {
        let first = port ?? 8026
        do {
            let server = try Server(ports: first...(port ?? first + 40), service: LiveService())
            say("http://127.0.0.1:\(server.port)/   (Ctrl-C ends it)")
            server.run()
        } catch {
            fail("\(error)")
        }
    }

    private static func tour(_ outputs: Command.Outputs) throws -> Bool {
        try outputs.film.check()
        try outputs.results?.check()
        try outputs.site?.check()
        try outputs.pictures?.check()
        var tour = Tour()
        tour.play()
        let html = try Film.html(of: tour)
        try outputs.film.write(html)
        say("Film: \(outputs.film.url.absoluteString) (\(tour.results.count) scenes, \(html.utf8.count / 1024) KB)")
        if let results = outputs.results { try results.write(HeadlessResultsSource.source(of: tour)) }
        if let site = outputs.site { try ComparisonSite.write(to: site) }
        if let pictures = outputs.pictures { try Gallery.write(to: pictures) }
        let comparison = ComparisonCheck()
        comparison.report()
        say(tour.summary)
        return tour.isGood && comparison.problems.isEmpty
    }
}
