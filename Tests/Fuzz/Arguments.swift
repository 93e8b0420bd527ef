import RandomWalk

/// The options of the command line.
struct Arguments {
    enum Mode {
        case walk
        /// A worker process of the walk, which runs every n-th script and may crash.
        case work
        case replay(Script, isTraced: Bool)
        case show(Int)
        /// Walks over plain navigation controllers without the library, in this process.
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
    /// The number of steps of one script.
    var length = 200
    var jobs = 1
    /// A worker's first script, and the file in which it records its position.
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

    /// The script for a seed, number and length, which is the same in every process.
    func script(_ index: Int) -> Script {
        var maker = ScriptMaker(SeededGenerator(seed: seed, script: index))
        return maker.script(steps: min(length, steps - index * length))
    }
}
