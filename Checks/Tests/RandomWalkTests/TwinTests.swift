import RandomWalk
import Testing
import TrialTools

@Suite("A plain controller and the library's under the same random steps")
struct TwinTests {
    @Test("Whatever differs in 12,000 random steps has a rule as its reason", arguments: 1...4)
    func twins(seed: UInt64) async {
        await #expect(processExitsWith: .success) { [seed] in
            await MainActor.run {
                var twin = Twin()
                for index in 0..<30 {
                    var maker = ScriptMaker(SeededGenerator(seed: seed, script: index), for: .twin)
                    let script = maker.script(steps: 100)
                    if let failure = twin.run(script) {
                        Issue.record("\(failure)\nswift run -c release Fuzz twin --replay '\(script)'")
                    }
                }
            }
        }
    }

    @MainActor
    @Test("A swipe that only the library makes is a difference that a rule explains")
    func extra() throws {
        let text =
            "ios18 ltr 390x844 parts15 | "
            + "push:plain,0 hidebar:1,0 settle drag:0,5x400,300x400,0.2"
        let script = try #require(Script(text))
        var twin = Twin()
        #expect(twin.run(script) == nil)
        #expect(twin.tally.counts["extra by barHidden"] == 1)
    }
}
