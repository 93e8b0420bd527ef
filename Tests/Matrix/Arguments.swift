import ArbitrationMatrix
import UIKitSimulator

/// The options on the command line.
struct Arguments {
    static let usage = """
        Matrix [--system 18 | --duo outer [--turned]] [--driver system] [--drag straight] [--mirrored]
            prints a table: who wins the drag with the library, and in parentheses with a plain controller where that differs
        Matrix --all [--every N]
            plays each cell, or every N-th one, with each driver; prints where the library is worse than a plain controller
        """

    struct Unclear: Error, CustomStringConvertible {
        let description: String
    }

    var playsAll = false
    var every = 1
    var surroundings = Surroundings(.iPhone(version: 18))
    var driver = "system"
    var drag = Drag.straight

    init(_ words: [String]) throws {
        var words = words[...]
        func value(of option: String) throws -> String {
            guard let value = words.popFirst() else { throw Unclear(description: "\(option) needs a value") }
            return value
        }
        func number(of option: String) throws -> Int {
            let word = try value(of: option)
            guard let number = Int(word) else { throw Unclear(description: "\(option) needs a number, not \(word)") }
            return number
        }
        while let word = words.popFirst() {
            switch word {
            case "--all": playsAll = true
            case "--every": every = max(1, try number(of: word))
            case "--mirrored": surroundings.isMirrored = true
            case "--driver": driver = try value(of: word)
            case "--system": surroundings.device = .iPhone(version: try number(of: word))
            case "--duo":
                let display: SimulatedDevice.DuoDisplay = try Self.find(try value(of: word), option: word)
                surroundings.device = .duo(display, isTurned: false)
            case "--turned":
                guard case .duo(let display, _) = surroundings.device else {
                    throw Unclear(description: "--turned follows --duo")
                }
                surroundings.device = .duo(display, isTurned: true)
            case "--drag": drag = try Self.find(try value(of: word), option: word)
            default: throw Unclear(description: "unknown option: \(word)")
            }
        }
    }

    private static func find<Case: CaseIterable>(_ name: String, option: String) throws -> Case {
        guard let found = Case.allCases.first(where: { "\($0)" == name }) else {
            let names = Case.allCases.map { "\($0)" }.joined(separator: ", ")
            throw Unclear(description: "\(option) is one of \(names), not \(name)")
        }
        return found
    }
}
