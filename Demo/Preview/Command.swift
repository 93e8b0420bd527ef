import Foundation

/// The commands of the command line.
enum Command {
    case help
    case serve(port: UInt16?)
    case tour(film: URL, pictures: URL?, results: URL?, isVerbose: Bool)

    static let usage = """
        swift run Demo                     serves the demo to a browser on this machine
            --port N                       on that port (otherwise the first free one from 8026 on)
        swift run Demo tour                plays every screen with scripted fingers; exits 1 if one misbehaves
            --film FILE                    where the film goes (.build/tour.html)
            --pictures DIR                 also writes the README's pictures there
            --results FILE                 also writes the results, with which the UI tests compare a device's
            --verbose                      a line for each trial, complete
        """

    init(_ arguments: [String]) throws {
        var arguments = arguments[...]
        let isTour = arguments.first == "tour"
        if isTour { arguments.removeFirst() }
        var options: [String: String] = [:]
        var isVerbose = false
        while let name = arguments.popFirst() {
            if isTour, name == "--verbose" {
                isVerbose = true
                continue
            }
            if name == "--help" || name == "-h" {
                self = .help
                return
            }
            guard (isTour ? ["--film", "--pictures", "--results"] : ["--port"]).contains(name),
                let value = arguments.popFirst()
            else { throw Misbehaviour("“\(name)” is unknown, or has no value\n\(Self.usage)") }
            options[name] = value
        }
        if isTour {
            self = .tour(
                film: URL(fileURLWithPath: options["--film"] ?? ".build/tour.html"),
                pictures: options["--pictures"].map { URL(fileURLWithPath: $0, isDirectory: true) },
                results: options["--results"].map { URL(fileURLWithPath: $0) },
                isVerbose: isVerbose)
        } else if let text = options["--port"] {
            guard let port = UInt16(text), port > 0 else { throw Misbehaviour("“\(text)” is not a port") }
            self = .serve(port: port)
        } else {
            self = .serve(port: nil)
        }
    }
}
