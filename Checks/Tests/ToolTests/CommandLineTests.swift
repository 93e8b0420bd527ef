import CommandLineOptions
import Testing

@Suite("Options on a command line")
struct CommandLineTests {
    private func value(_ text: String) throws -> OptionValue {
        var words = CommandLineWords([text])
        return try words.value(of: "--option")
    }

    @Test("A number outside its range is an error that names the range")
    func range() throws {
        #expect(try value("15").number(in: 15...27) == 15)
        let error = #expect(throws: InvalidOption.self) { try value("28").number(in: 15...27) as Int }
        #expect(error?.description == "--option needs a number from 15 to 27, not 28")
    }

    @Test("A count is a positive whole number", arguments: ["0", "-1", "", "1.5", "x", "9999999999999999999"])
    func count(_ text: String) throws {
        #expect(throws: InvalidOption.self) { try value(text).count() }
    }

    @Test("An option that is given twice is an error")
    func twice() throws {
        var words = CommandLineWords(["--seed", "--seed"])
        _ = try words.next()
        #expect(throws: InvalidOption.self) { try words.next() }
    }

    @Test("An option that may be repeated is read each time")
    func repeated() throws {
        var words = CommandLineWords(["--only", "--only"])
        #expect(try words.next(repeatable: ["--only"]) == "--only")
        #expect(try words.next(repeatable: ["--only"]) == "--only")
    }

    @Test("An option without its value is an error")
    func missing() {
        var words = CommandLineWords([])
        #expect(throws: InvalidOption.self) { try words.value(of: "--seed") }
    }
}
