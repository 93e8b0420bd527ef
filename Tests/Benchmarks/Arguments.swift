import Foundation

@MainActor
struct Arguments {
    static let usage = """
        Benchmarks [--only CHAPTER]… [--swipes N] [--json FILE] [--check]
            --swipes how many swipes the soak does; a million, which takes some minutes, by default
            --json   also as JSON; "-" is the standard output, without the table
            --check  ends with 1 if something that must hold does not
        Benchmarks --work NAME [--count N] [--size N]
            does one thing so many times, for a profiler; with so many views, recognizers or scroll views
        """

    var only: Set<String> = []
    var json: String?
    var checks = false
    var swipes = 1_000_000
    var work: String?
    var count = 1000
    var size = 50

    init(_ words: ArraySlice<String>) {
        var words = words
        while let word = words.popFirst() {
            switch word {
            case "--only": only.insert(Self.value(&words))
            case "--json": json = Self.value(&words)
            case "--check": checks = true
            case "--swipes": swipes = max(1000, Int(Self.value(&words)) ?? swipes)
            case "--work": work = Self.value(&words)
            case "--count": count = Int(Self.value(&words)) ?? count
            case "--size": size = Int(Self.value(&words)) ?? size
            default: Self.giveUp()
            }
        }
    }

    private static func value(_ words: inout ArraySlice<String>) -> String {
        guard let value = words.popFirst() else { giveUp() }
        return value
    }

    static func giveUp() -> Never {
        let chapters = Chapter.allCases.map(\.rawValue).joined(separator: ", ")
        let work = Workload.allCases.map(\.rawValue).joined(separator: ", ")
        FileHandle.standardError.write(Data("\(usage)\n\nChapters: \(chapters)\nWork: \(work)\n".utf8))
        exit(2)
    }
}
