import RandomWalk
import Testing

@Suite("The random walk over plain navigation controllers")
@MainActor
struct PlainWalkTests {
    @Test("A plain controller never hangs in 20,000 steps, and a swipe from the edge still pops", arguments: 1...10)
    func walk(seed: UInt64) {
        for script in 0..<20 {
            if let failure = PlainWalk(seed: seed, script: script).run(steps: 100) { Issue.record("\(failure)") }
        }
    }
}
