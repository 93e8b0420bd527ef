import ArbitrationMatrix
import CommandLineOptions

/// The options on the command line.
struct MatrixArguments: CommandLineOptions {
    static let usage = """
        Matrix [--system 18 | --duo outer [--turned]] [--driver system] [--drag straight] [--mirrored]
            prints a table: who wins the drag with the library, and in parentheses with a plain controller where that differs
        Matrix --all [--every N]
            plays each cell, or every N-th one, with each driver; prints where the library is worse than a plain controller
        """

    var playsAll = false
    var every = 1
    var surroundings = Surroundings(.iPhone(version: 18))
    var driver = "system"
    var drag = Drag.straight

    init(_ words: CommandLineWords) throws {
        var words = words
        while let word = words.next() {
            switch word {
            case "--all": playsAll = true
            case "--every": every = max(1, try words.value(of: word).number())
            case "--mirrored": surroundings.isMirrored = true
            case "--driver": driver = try words.value(of: word).text
            case "--system": surroundings.device = .iPhone(version: try words.value(of: word).number())
            case "--duo": surroundings.device = .duo(try words.value(of: word).choice(), isTurned: false)
            case "--turned":
                guard case .duo(let display, _) = surroundings.device else {
                    throw InvalidOption("--turned follows --duo")
                }
                surroundings.device = .duo(display, isTurned: true)
            case "--drag": drag = try words.value(of: word).choice()
            default: throw InvalidOption("unknown option: \(word)")
            }
        }
    }
}
