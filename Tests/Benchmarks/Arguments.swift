/// The options of the command line.
@MainActor
struct Arguments {
    static let usage = """
        Benchmarks [--only CHAPTER]… [--swipes N] [--json FILE] [--check]
            --only     this chapter: \(names(of: Chapter.self)); by default all
            --swipes   how many swipes the soak performs; by default a million, which takes some minutes
            --json     also writes the table as JSON; "-" is the standard output, without the table
            --check    exits 1 if a limit is exceeded
        Benchmarks --work NAME [--count N] [--size N]
            repeats one operation for a profiler, with that many views, recognizers or scroll views
            NAME: \(names(of: Workload.self))
        """

    struct Unclear: Error, CustomStringConvertible {
        let description: String
    }

    var only: Set<Chapter> = []
    var json: String?
    var checks = false
    var swipes = 1_000_000
    var work: Workload?
    var count = 1000
    var size = 50

    init(_ words: [String]) throws {
        var words = words[...]
        func value(of option: String) throws -> String {
            guard let value = words.popFirst() else { throw Unclear(description: "\(option) needs a value") }
            return value
        }
        while let word = words.popFirst() {
            switch word {
            case "--only": only.insert(try Self.find(try value(of: word), option: word))
            case "--swipes": swipes = max(1000, try Self.number(try value(of: word), option: word))
            case "--json": json = try value(of: word)
            case "--check": checks = true
            case "--work": work = try Self.find(try value(of: word), option: word)
            case "--count": count = try Self.number(try value(of: word), option: word)
            case "--size": size = try Self.number(try value(of: word), option: word)
            default: throw Unclear(description: "unknown option: \(word)")
            }
        }
    }

    private static func names<Case: CaseIterable & RawRepresentable<String>>(of type: Case.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static func find<Case: CaseIterable & RawRepresentable<String>>(
        _ name: String, option: String
    ) throws -> Case {
        guard let found = Case(rawValue: name) else {
            throw Unclear(description: "\(option) is one of \(names(of: Case.self)), not \(name)")
        }
        return found
    }

    private static func number(_ word: String, option: String) throws -> Int {
        guard let number = Int(word) else { throw Unclear(description: "\(option) needs a number, not \(word)") }
        return number
    }
}
