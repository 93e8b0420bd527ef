import RandomWalk
import Testing
import TrialTools

@Suite("Scripts of the random walk")
struct ScriptTests {
    @Test("The text of a script is parsed to the same script")
    func line() throws {
        for index in 0..<200 {
            var maker = ScriptMaker(SeededGenerator(seed: 7, script: index))
            let script = maker.script(steps: 50)
            let line = script.description
            #expect(try #require(Script(line)).description == line)
            #expect(!line.contains("\n"))
        }
    }

    @Test("A seed always makes the same script, and another seed makes another one")
    func seeds() {
        func line(_ seed: UInt64) -> String {
            var maker = ScriptMaker(SeededGenerator(seed: seed, script: 0))
            return maker.script(steps: 50).description
        }
        #expect(line(1) == line(1))
        #expect(line(1) != line(2))
    }

    @Test("Scripts set each switch of the headless UIKit")
    func switches() {
        #expect(Switch.unknown == [])
    }

    @Test(
        "A text that is not a script is refused",
        arguments: ["", "ios18", "ios18 | jump", "ios18 | push:plain", "ios18 | pop:1,2"])
    func nonsense(_ line: String) {
        #expect(Script(line) == nil)
    }

    @Test("A shrunk script has only the steps that the failure needs")
    func shrinking() throws {
        var maker = ScriptMaker(SeededGenerator(seed: 3, script: 0))
        var script = maker.script(steps: 60)
        script.steps.insert(.parts([]), at: 17)
        script.steps.insert(.scroll(1234), at: 44)
        var shrinker = Shrinker(script) { candidate in
            guard let first = candidate.steps.firstIndex(of: .parts([])) else { return false }
            return candidate.steps[first...].contains(.scroll(1234))
        }
        #expect(shrinker.shrink() == Script(setting: Setting(), steps: [.parts([]), .scroll(1234)]))
    }
}
