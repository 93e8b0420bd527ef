import RandomWalk
import Testing
import TrialTools

@Suite("The random walk")
struct WalkTests {
    @MainActor
    @Test("An app in which nothing happens is deallocated")
    func nothing() throws {
        var walk = Walk()
        #expect(walk.run(try #require(Script("ios18 ltr 390x844 parts15 | settle"))) == nil)
    }

    @Test("Random steps fail no check, and reach each kind of event")
    func walk() async {
        await #expect(processExitsWith: .success) { await WalkTests().play() }
    }

    @MainActor
    private func play() {
        var walk = Walk()
        for seed in 1...(Sample.isWhole ? 10 : 5) as ClosedRange<UInt64> {
            for index in 0..<10 {
                var maker = ScriptMaker(SeededGenerator(seed: seed, script: index))
                let script = maker.script(steps: 200)
                if let failure = walk.run(script) {
                    Issue.record("\(failure)\nswift run -c release Fuzz --replay '\(script)'")
                }
            }
        }
        let names = [
            "willPop gesture", "willPop backButton", "willPop programmatic", "didPop gesture", "didCancel",
            "leading row action", "delegate didShow", "refused outsideArea", "refused disabled",
            "didRemove", "refused scrollViewOwnsDrag", "refused searchActive", "refused screenDeclined",
            "refused transitioning", "refused innerNavigation", "refused systemTransition", "trackpad", "fold",
            "unfold",
            "delegate released", "controller released", "drag that pops", "drag that stays", "didGoForward",
            "didDismiss",
        ]
        for name in names { #expect(walk.tally.counts[name, default: 0] > 0, "\(name)") }
    }
}
