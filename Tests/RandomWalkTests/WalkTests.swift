import RandomWalk
import Testing

@Suite("The random walk")
@MainActor
struct WalkTests {
    private static let steps = 20_000
    private static let length = 200

    @Test("20,000 random steps break nothing", .disabled("until what it finds is mended"))
    func walk() {
        var walk = Walk()
        for index in 0..<(Self.steps / Self.length) {
            var maker = ScriptMaker(SeededGenerator(seed: 2026, script: index))
            let script = maker.script(steps: Self.length)
            guard let failure = walk.run(script) else { continue }
            var shrinker = Shrinker(script) { candidate in
                var again = Walk()
                return MainActor.assumeIsolated { again.run(candidate)?.invariant == failure.invariant }
            }
            Issue.record("\(failure)\nswift run -c release Fuzz --replay '\(shrinker.shrink())'")
            return
        }
    }
}
