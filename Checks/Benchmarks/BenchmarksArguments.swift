import CommandLineOptions

/// The options of the command line.
struct BenchmarksArguments: CommandLineOptions {
    static let usage = """
        Benchmarks [--only CHAPTER]… [--swipes N] [--json FILE] [--check]
            --only     this chapter: \(Chapter.names); by default all
            --swipes   how many swipes the soak performs, at least 1000; by default a million, which takes some minutes
            --json     also writes the table as JSON
            --check    exits 1 if a limit is exceeded
        Benchmarks --work NAME [--count N]
            repeats one operation for a profiler
            NAME: \(Workload.names)
        """

    var only: Set<Chapter> = []
    var json: ResultFile?
    var checks = false
    var swipes = 1_000_000
    var work: Workload?
    var count = 1000

    init(_ words: CommandLineWords) throws {
        var words = words
        while let word = try words.next(repeatable: ["--only"]) {
            switch word {
            case "--only": only.insert(try words.value(of: word).choice())
            case "--swipes": swipes = try words.value(of: word).number(in: 1000...1_000_000_000)
            case "--json": json = try ResultFile(try words.value(of: word).text)
            case "--check": checks = true
            case "--work": work = try words.value(of: word).choice()
            case "--count": count = try words.value(of: word).number(in: 1...1_000_000)
            default: throw InvalidOption("unknown option: \(word)")
            }
        }
    }
}
