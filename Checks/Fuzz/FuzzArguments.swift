import CommandLineOptions
import RandomWalk
import TrialTools

/// The options of the command line.
struct FuzzArguments: CommandLineOptions {
    enum Mode {
        case walk
        /// A worker process of the walk, which runs every n-th script and may crash.
        case work
        case replay(Script, isTraced: Bool)
    }

    static let usage = """
        Fuzz [--seed S] [--steps N] [--jobs J]      walks N steps
        Fuzz --survey N [--seed S] [--jobs J]       walks N steps, and lists all kinds of failures, each with short
                                                    scripts
        Fuzz --replay '…'                           repeats one script
        Fuzz --trace '…'                            repeats it and tells what happens
        Fuzz twin …                                 compares a plain controller and the library's instead, with the same
                                                    options
        """

    var game = Game.walk
    var mode = Mode.walk
    var seed: UInt64 = 1
    var steps = 100_000
    /// Whether to list all kinds of failures, and not to stop at the first one.
    var isSurvey = false
    var jobs = 1
    /// A worker's first script, and the file in which it records its position.
    var first = 0
    var progress = ""

    init(_ words: CommandLineWords) throws {
        var (words, isFirst) = (words, true)
        while let word = try words.next() {
            if isFirst, let game = Game(rawValue: word) {
                (self.game, isFirst) = (game, false)
                continue
            }
            isFirst = false
            let value = try words.value(of: word)
            switch word {
            case "--seed": seed = try value.seed()
            case "--steps": steps = try value.count()
            case "--jobs": jobs = try value.number(in: 1...256)
            case "--survey": (isSurvey, steps) = (true, try value.count())
            case "--first": first = try value.number(in: 0...1_000_000_000)
            case "--progress": (mode, progress) = (.work, value.text)
            case "--replay", "--trace":
                guard let script = Script(value.text) else { throw InvalidOption("not a script: \(value.text)") }
                mode = .replay(script, isTraced: word == "--trace")
            default: throw InvalidOption("unknown: \(word)")
            }
        }
    }

    /// The options for a child process.
    var words: [String] { game == .walk ? [] : [game.rawValue] }

    /// The number of steps of one script.
    private static let length = 200

    var scripts: Int { (steps + Self.length - 1) / Self.length }

    /// The script for a seed, number and length, which is the same in every process.
    func script(_ index: Int) -> Script {
        var maker = ScriptMaker(SeededGenerator(seed: seed, script: index), for: game)
        return maker.script(steps: min(Self.length, steps - index * Self.length))
    }
}
