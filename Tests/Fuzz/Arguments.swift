import RandomWalk

/// What the command line asks for.
struct Arguments {
    enum Mode {
        case walk
        /// Started by the walk: every so-many-th script, in a process that may die of one.
        case work
        case replay(Script, isTraced: Bool)
        case show(Int)
        /// Walks over plain navigation controllers, without the library, in this process.
        case plain
    }

    static let usage = """
        Fuzz --seed S --steps N [--length L] [--jobs J]   walks N steps, in scripts of L
        Fuzz --replay '…'                                 repeats one script
        Fuzz --trace '…'                                  repeats it and tells what happens
        Fuzz --seed S --show I                            prints the script of that number
        Fuzz --seed S --plain N                           walks N steps over plain navigation controllers
        """

    struct Unclear: Error, CustomStringConvertible {
        let description: String
    }

    var mode = Mode.walk
    var seed: UInt64 = 1
    var steps = 100_000
    /// Steps of one script.
    var length = 200
    var jobs = 1
    /// Of a worker: its first script, and the file that says where it is.
    var first = 0
    var progress = ""

    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            guard let value = words.popFirst() else { throw Unclear(description: "\(word) needs a value") }
            switch word {
            case "--seed": seed = try Self.number(value, word)
            case "--steps": steps = try Self.number(value, word)
            case "--length": length = max(1, try Self.number(value, word))
            case "--jobs": jobs = max(1, try Self.number(value, word))
            case "--show": mode = .show(try Self.number(value, word))
            case "--plain": (mode, steps) = (.plain, try Self.number(value, word))
            case "--first": first = try Self.number(value, word)
            case "--progress": (mode, progress) = (.work, value)
            case "--replay", "--trace":
                guard let script = Script(value) else { throw Unclear(description: "not a script: \(value)") }
                mode = .replay(script, isTraced: word == "--trace")
            default: throw Unclear(description: "unknown: \(word)")
            }
        }
    }

    private static func number<Number: LosslessStringConvertible>(_ word: String, _ name: String) throws -> Number {
        guard let number = Number(word) else { throw Unclear(description: "\(name) needs a number, not \(word)") }
        return number
    }

    var scripts: Int { (steps + length - 1) / length }

    /// The same script for the same seed, number and length, whoever runs it.
    func script(_ index: Int) -> Script {
        var maker = ScriptMaker(SeededGenerator(seed: seed, script: index))
        return maker.script(steps: min(length, steps - index * length))
    }
}
