import Foundation

/// The commands of the command line.
enum Command {
    case help
    case serve(port: UInt16?)
    case tour(Outputs)

    /// Where a tour writes.
    struct Outputs {
        var film: OutputFile
        var site: OutputFolder?
        var pictures: OutputFolder?
        var results: OutputFile?
    }

    static let usage = """
        swift run Demo                     serves the demo to a browser on this machine
            --port N                       on that port (otherwise the first free one from 8026 on)
        swift run Demo tour                plays every screen with scripted fingers; exits 1 if one misbehaves
            --film FILE                    where the film goes (.build/tour.html)
            --site DIR                     also writes a site that needs no server: both phones on each screen, to scrub
            --pictures DIR                 also writes the README's picture there
            --results FILE                 also writes the results, with which the UI tests compare a device's
        """

    init(_ arguments: [String]) throws {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        var arguments = arguments[...]
        let isTour = arguments.first == "tour"
        if isTour { arguments.removeFirst() }
        let names = isTour ? ["--film", "--site", "--pictures", "--results"] : ["--port"]
        var options: [String: String] = [:]
        while let name = arguments.popFirst() {
            if options[name] != nil { throw Misbehaviour("\(name) is given twice") }
            guard names.contains(name) else { throw Misbehaviour("“\(name)” is unknown\n\(Self.usage)") }
            guard let value = arguments.popFirst(), !value.isEmpty else {
                throw Misbehaviour("\(name) needs a value\n\(Self.usage)")
            }
            options[name] = value
        }
        if isTour {
            self = .tour(
                Outputs(
                    film: OutputFile(options["--film"] ?? ".build/tour.html"),
                    site: options["--site"].map(OutputFolder.init),
                    pictures: options["--pictures"].map(OutputFolder.init),
                    results: options["--results"].map(OutputFile.init)))
        } else if let text = options["--port"] {
            guard let port = UInt16(text), port > 0 else { throw Misbehaviour("“\(text)” is not a port") }
            self = .serve(port: port)
        } else {
            self = .serve(port: nil)
        }
    }
}
