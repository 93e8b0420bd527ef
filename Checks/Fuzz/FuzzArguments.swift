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
        case show(Int)
    }

    static let usage = """
        Fuzz --seed S --steps N [--length L] [--jobs J]   walks N steps, in scripts of L
        Fuzz --survey N [--seed S] … [--tries T]          walks N steps, and lists all kinds of failures, each with the
                                                          shortest of T shrunk scripts
        Fuzz --replay '…'                                 repeats one script
        Fuzz --trace '…'                                  repeats it and tells what happens
        Fuzz --seed S --show I                            prints the script of that number
        --ignore CHECK                                    in each of them but the last: ignores a check, such as "bar"
        Fuzz twin …                                       compares a plain controller and the library's instead,
                                                          with the same options
        --find RULE                                       with twin: differences that a rule explains count, such as
                                                          "ownPan"
        """

    var game = Game.walk
    var mode = Mode.walk
    var seed: UInt64 = 1
    var steps = 100_000
    /// Whether to list all kinds of failures, and not to stop at the first one.
    var isSurvey = false
    /// The number of scripts of each kind that a survey shrinks; it shows the shortest one.
    var tries = 1
    /// The number of steps of one script.
    var length = 200
    var jobs = 1
    /// The names of checks.
    var ignored: Set<String> = []
    /// The names of rules.
    var sought: Set<String> = []
    /// A worker's first script, and the file in which it records its position.
    var first = 0
    var progress = ""

    init(_ words: CommandLineWords) throws {
        var (words, isFirst) = (words, true)
        while let word = try words.next(repeatable: ["--ignore", "--find"]) {
            if isFirst, let game = Game(rawValue: word) {
                (self.game, isFirst) = (game, false)
                continue
            }
            isFirst = false
            let value = try words.value(of: word)
            switch word {
            case "--seed": seed = try value.seed()
            case "--steps": steps = try value.count()
            case "--length": length = try value.number(in: 1...100_000)
            case "--tries": tries = try value.number(in: 1...100)
            case "--jobs": jobs = try value.number(in: 1...256)
            case "--show": mode = .show(try value.number(in: 0...1_000_000_000))
            case "--survey": (isSurvey, steps) = (true, try value.count())
            case "--ignore": ignored.insert(value.text)
            case "--find":
                let rule: TwinRule = try value.choice()
                sought.insert(rule.rawValue)
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
    var words: [String] {
        let ignored = ignored.sorted().flatMap { ["--ignore", $0] }
        return (game == .walk ? [] : [game.rawValue]) + ignored + sought.sorted().flatMap { ["--find", $0] }
    }

    @MainActor
    func player(listener: ((String) -> Void)? = nil) -> any ScriptPlayer {
        game.player(PlayerOptions(ignored: ignored, sought: sought, listener: listener))
    }

    var scripts: Int { (steps + length - 1) / length }

    /// The script for a seed, number and length, which is the same in every process.
    func script(_ index: Int) -> Script {
        var maker = ScriptMaker(SeededGenerator(seed: seed, script: index), for: game)
        return maker.script(steps: min(length, steps - index * length))
    }
}
