import ArbitrationMatrix
import CommandLineOptions
import PopNavigation
import TrialTools

/// The options on the command line.
struct MatrixArguments: CommandLineOptions {
    enum Command {
        /// A table of the winners of one drag.
        case table(Drag)
        /// All cells of drags on resting screens, or every n-th one.
        case drags(every: Int)
        /// All cells of changes during transitions, or every n-th one.
        case time(every: Int)
        /// One cell of changes during transitions.
        case trace(TimeCell)
        /// All cells about locks, or every n-th one.
        case locks(every: Int)
        /// All cells about recognizers that wait, or every n-th one.
        case waiting(every: Int)
        /// One cell about locks.
        case lock(LockCell)
        /// One cell about recognizers that wait.
        case wait(WaitingCell)
        /// Random thumbs at the leading edge.
        case thumbs(count: Int, seed: UInt64)
        /// One of these thumbs.
        case thumb(Int, seed: UInt64)
        /// Records how thumbs end.
        case record(ResultFile, count: Int, seed: UInt64)
        /// Compares how thumbs end with a record.
        case against(path: String)
    }

    static let usage = """
        Matrix [--system 18 | --duo outer [--turned]] [--mechanism system] [--drag straight] [--mirrored]
            prints a table: who wins the drag with the library, and in parentheses with a plain controller where that
            differs
        Matrix --all [--every N] [--system 26 | --duo outer [--turned]]
            plays each cell, or every N-th one, with each mechanism; prints where the library is worse than a plain
            controller, where a swipe out of a modal's root ends otherwise than a swipe back, and where a swipe forward
            ends otherwise than an app's own
        Matrix time [--all | --every N] [--system 26 | --duo outer [--turned]] [--mechanism automatic]
            changes and swipes during a transition, each with a plain controller and with each mechanism, or with one of
            them; every \(defaultStride)rd cell, all cells, or every N-th one
        Matrix time --cell 'pop 150 push shown edge ios26 ltr' [--mechanism automatic]
            one of these cells, line by line: first act, milliseconds, second act, bars, where fingers swipe, device,
            direction
        Matrix locks | waiting [--all | --every N] [--system 17] [--list]
            what apps say about UIKit's swipe with its API, and recognizers that wait for others; every
            \(defaultStride)rd cell, all cells, or every N-th one; --list names each cell in which the library deviates
        Matrix locks --cell 'refuses edge bar canvas area forward ios18 ltr'
            one of these cells, event by event: what the app says, to which recognizers, what UIKit holds against a
            swipe, content, place, the finger's path, system, direction
        Matrix waiting --cell 'pan all area down ios18 ltr'
            one of these cells: recognizer, for whom it waits, place, the finger's path, system, direction
        Matrix thumbs [--count N] [--seed S] [--system 26 | --duo outer [--turned]] [--mechanism automatic]
            random thumbs at the leading edge, N on each device and in each direction (by default 200); prints how many
            swipes that pop on a plain controller are lost
        Matrix thumbs --record FILE [--count N] [--seed S]
            writes how thumbs end with this version of the library, in the strip at the leading edge and in the area
        Matrix thumbs --against FILE [--system 18 | --duo outer [--turned]]
            plays the recorded thumbs, and prints which end otherwise now; a swipe or content that is lost is a failure
        Matrix thumbs --number I [--seed S] [--in area] …
            one of these thumbs: its path (milliseconds:points forward/down), and what it does
        --switch edgeRegion
            in each of them but a single cell: a switch of the headless UIKit with another position than by default
        """

    /// A prime, so that a sample contains each pair of the cells' properties.
    static let defaultStride = 53

    private(set) var command = Command.table(.straight)
    private(set) var mechanism: Mechanism?
    /// Nil for all.
    private(set) var device: Surroundings.Device?
    private(set) var isMirrored = false
    /// Where a single thumb goes down.
    private(set) var region = Thumb.Region.strip
    /// Whether each cell that deviates is named.
    private(set) var isListing = false
    /// Nil if all switches have their default.
    private(set) var position: Switch?

    init(_ words: CommandLineWords) throws {
        var words = words
        var word = try words.next()
        if word == "time" {
            command = .time(every: Self.defaultStride)
            word = try words.next()
        } else if word == "locks" {
            command = .locks(every: Self.defaultStride)
            word = try words.next()
        } else if word == "waiting" {
            command = .waiting(every: Self.defaultStride)
            word = try words.next()
        } else if word == "thumbs" {
            command = .thumbs(count: 200, seed: 1)
            word = try words.next()
        }
        while let option = word {
            try read(option, &words)
            word = try words.next()
        }
        guard case .drags = command else { return }
        if mechanism != nil || isMirrored { throw InvalidOption("--all plays each mechanism and both directions") }
        if let device, !Surroundings.all.contains(where: { $0.device == device }) {
            throw InvalidOption("the matrix has iOS 15, 18, 26 and 27, and the displays of an iPhone Duo")
        }
    }

    private mutating func read(_ word: String, _ words: inout CommandLineWords) throws {
        switch (word, command) {
        case ("--all", .time): command = .time(every: 1)
        case ("--every", .time): command = .time(every: try words.value(of: word).count())
        case ("--cell", .time):
            command = .trace(try words.value(of: word).cell())
        case ("--all", .locks): command = .locks(every: 1)
        case ("--all", .waiting): command = .waiting(every: 1)
        case ("--every", .locks): command = .locks(every: try words.value(of: word).count())
        case ("--every", .waiting): command = .waiting(every: try words.value(of: word).count())
        case ("--list", .locks), ("--list", .waiting): isListing = true
        case ("--cell", .locks): command = .lock(try words.value(of: word).cell())
        case ("--cell", .waiting): command = .wait(try words.value(of: word).cell())
        case ("--system", .locks), ("--system", .waiting):
            device = .iPhone(version: try words.value(of: word).number(in: 15...27))
        case ("--record", .thumbs(let count, let seed)):
            command = .record(try ResultFile(try words.value(of: word).text), count: count, seed: seed)
        case ("--count", .record(let file, _, let seed)):
            command = .record(file, count: try words.value(of: word).count(), seed: seed)
        case ("--seed", .record(let file, let count, _)):
            command = .record(file, count: count, seed: try words.value(of: word).seed())
        case ("--against", .thumbs): command = .against(path: try words.value(of: word).text)
        case ("--system", .record), ("--duo", .record), ("--mechanism", .record), ("--mechanism", .against),
            ("--switch", .record), ("--switch", .against):
            throw InvalidOption("a record has all systems and mechanisms, with the default switches")
        case ("--in", .thumb): region = try words.value(of: word).choice()
        case ("--count", .thumbs(_, let seed)): command = .thumbs(count: try words.value(of: word).count(), seed: seed)
        case ("--number", .thumbs(_, let seed)):
            command = .thumb(try words.value(of: word).number(in: 0...1_000_000_000), seed: seed)
        case ("--seed", .thumbs(let count, _)): command = .thumbs(count: count, seed: try words.value(of: word).seed())
        case ("--seed", .thumb(let number, _)): command = .thumb(number, seed: try words.value(of: word).seed())
        case ("--all", .table): command = .drags(every: 1)
        case ("--every", .table), ("--every", .drags): command = .drags(every: try words.value(of: word).count())
        case ("--all", .drags): break
        case ("--drag", .drags): throw InvalidOption("--all plays each drag")
        case ("--drag", .table): command = .table(try words.value(of: word).choice())
        case ("--mirrored", .table): isMirrored = true
        case ("--mechanism", _): mechanism = try words.value(of: word).mechanism()
        case ("--system", .table): device = .iPhone(version: try words.value(of: word).number(in: 15...27))
        case ("--system", _): device = .iPhone(version: try words.value(of: word).systemInMatrix())
        case ("--duo", _): device = .duo(try words.value(of: word).choice(), isTurned: false)
        case ("--turned", _):
            guard case .duo(let display, _) = device else { throw InvalidOption("--turned follows --duo") }
            device = .duo(display, isTurned: true)
        case ("--switch", .trace), ("--switch", .lock), ("--switch", .wait):
            throw InvalidOption("a cell has the default switches")
        case ("--switch", _):
            let text = try words.value(of: word).text
            guard let known = Switch(text) else { throw InvalidOption("not a switch: \(text)") }
            position = known
        default: throw InvalidOption("unknown option: \(word)")
        }
    }
}

extension OptionValue {
    fileprivate func cell<Cell: LosslessStringConvertible>() throws -> Cell {
        guard let cell = Cell(text) else { throw InvalidOption("not a cell: \(text)") }
        return cell
    }

    fileprivate func mechanism() throws -> Mechanism {
        guard let mechanism = Mechanism.allCases.first(where: { "\($0)" == text }) else {
            let names = Mechanism.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidOption("\(option) is one of \(names), not \(text)")
        }
        return mechanism
    }

    fileprivate func systemInMatrix() throws -> Int {
        let version = try number(in: 15...27)
        guard Surroundings.all.contains(where: { $0.device == .iPhone(version: version) }) else {
            throw InvalidOption("the matrix has iOS 15, 18, 26 and 27, not \(version)")
        }
        return version
    }
}
