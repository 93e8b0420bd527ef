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
    @Test(
        "A difference that once had no reason is gone, or has one",
        arguments: [
            // A finger comes down again beside another one that has stayed.
            "ios18 ltr 390x844 parts15 uikit attached ~asksFailureAtTouchDown | push:plain,0 wait:0 down:0,10x750 "
                + "down:1,0x330 up:0 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 uikit ~asksFailureAtTouchDown | push:flow,1 drag:0,5x400,300x400,0.2 "
                + "down:1,10x300 drag:0,5x400,300x400,0.2 drag:0,10x510,70x510,0 drag:0,5x400,300x400,0.2",
            // A screen that disables the swipe, in a stack whose swipes are UIKit's, leaves its window.
            "ios18 ltr 390x844 parts15 duo configured | fold:0 push:plain,1 direction:rtl wish:2050 area:system "
                + "upon:didDisappear,leaveWindow drag:0,665.6x665,133.8x654.7,0.1",
            // A pop without animation whose screen the next change puts below the new top screen.
            "ios18 ltr 390x844 parts15 uikit | push:plain,0 pop:1 push:plain,1 wait:0.1 set:2,0 wait:0.1 "
                + "drag:0,5x400,300x400,0.2 set:table+yields/1/field+hidden+precedes+rect,1",
            // A tap on the back button of a sheet that returns from a pull, which began a little later here.
            "ios18 rtl 390x844 parts15 sheet uikit | set:0/2/plain+item,0 drag:0,5x400,300x400,0.2 down:0,310x620 "
                + "push:plain,1 move:0,230x680,0.3 up:0 wait:0.2 tap:359.9x70.5",
            // The app's animator, and a pan of the app that waits for UIKit's recognizers.
            "ios18 ltr 390x844 parts15 uikit | push:plain+yields,0 delegate:animator drag:0,5x400,300x400,0.2 "
                + "drag:1,0x100,230x110,0.4",
            "ios18 rtl 390x844 parts15 uikit | delegate:animator push:field+yields,0 wait:0 "
                + "drag:0,385.8x239.9,195x244.5,0.2",
            // A text that the library edits again when a swipe has turned back, and UIKit doesn't.
            "ios18 rtl 390x844 parts15 uikit ~restoresFirstResponder | push:field+full,0 settle edit:1 "
                + "rotate:1366x1024 wait:1 trackpad:-296.4x0,1348x85.8,0 wait:1",
            // A finger that moves in the turn of a change without animation.
            "ios18 ltr 390x844 parts15 duo uikit | push:plain,0 "
                + "down:0,140x330 set:nested+declines+edge+backless+zoom/plain+edge/1,1 pop:0 move:0,190x320,0 "
                + "wait:0.1",
            // A finger that comes down again beside one that has failed.
            "ios26 rtl 1024x1366 parts15 uikit ~resetsFailedBesideOthers | push:plain,0 down:0,610x220 "
                + "move:0,1020x690,0 drag:2,920x500,820x510,0.1",
        ])
    func find(_ line: String) throws {
        var twin = Twin()
        #expect(twin.run(try #require(Script(line))) == nil)
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
