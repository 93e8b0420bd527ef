import RandomWalk
import Testing
import TrialTools

@Suite("A plain controller and the library's under the same random steps")
struct TwinTests {
    @Test("A rule explains each difference after random steps", arguments: 1...4)
    func twins(seed: UInt64) async {
        await #expect(processExitsWith: .success) { [seed] in
            await MainActor.run {
                var twin = Twin()
                for index in 0..<(Sample.isWhole ? 30 : 8) {
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
        "A difference that was once unexplained is gone or has a rule",
        arguments: [
            // A finger comes down again while another one stays down.
            "ios18 ltr 390x844 parts15 uikit attached ~asksFailureAtTouchDown | push:plain,0 wait:0 down:0,10x750 "
                + "down:1,0x330 up:0 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 uikit ~asksFailureAtTouchDown | push:flow,1 drag:0,5x400,300x400,0.2 "
                + "down:1,10x300 drag:0,5x400,300x400,0.2 drag:0,10x510,70x510,0 drag:0,5x400,300x400,0.2",
            // A screen that disables the swipe, in a stack whose swipes are UIKit's, leaves its window.
            "ios27 ltr 390x844 parts15 duo configured | fold:0 push:plain,1 direction:rtl wish:2050 area:system "
                + "upon:didDisappear,leaveWindow drag:0,665.6x665,133.8x654.7,0.1",
            // A finger lands while a cancelled pop by a trackpad slides back.
            "ios18 ltr 390x844 parts15 configured | push:plain,0 wait:0 trackpad:75.4x0,0.2x424.4,0 "
                + "drag:0,100x350,260x340,0.3",
            // A zoom that follows preferences, next to an inner stack: scroll views wait for a zoom that asks.
            "ios27 rtl 390x844 parts15 uikit | push:nested+zoom+follows,0 wait:0 down:2,280x620 "
                + "drag:0,5x400,300x400,0.2",
            // A sheet returns at another time, and so does the app's reaction.
            "ios27 ltr 1194x834 parts15 uikit | push:table+item+rect,0 wait:0 down:1,960x200 set:canvas+hidden,0 "
                + "present:sheet,field+hidden+item+enabled,0 drag:0,5x400,300x400,0.2 drag:0,840x200,600x320,0.1 "
                + "upon:willDisappear,popPlainly settle set:4/plain+declines,1 settle",
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
            "ios27 ltr 390x844 parts15 duo uikit | push:plain,0 "
                + "down:0,140x330 set:nested+declines+edge+backless+zoom/plain+edge/1,1 pop:0 move:0,190x320,0 "
                + "wait:0.1",
            // A finger that UIKit's edge recognizer follows only here, since the library overrides a refusal.
            "ios18 ltr 390x844 parts15 configured | drag:0,5x400,300x400,0.2 push:plain+full+backless+enabled,0 "
                + "drag:0,5x400,300x400,0.2 down:1,120x130 push:plain,0 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2",
            // A finger that comes down again while one that has failed stays down.
            "ios26 rtl 1024x1366 parts15 uikit ~resetsFailedBesideOthers | push:plain,0 down:0,610x220 "
                + "move:0,1020x690,0 drag:2,920x500,820x510,0.1",
            "ios27 ltr 390x844 parts15 duo uikit ~resetsFailedBesideOthers | push:plain,0 down:2,90x560 "
                + "move:2,0x450,0.3 drag:1,20x180,50x190,0.2",
            // Two fingers on the own pan here, and on UIKit's recognizer there.
            "ios18 ltr 1024x1366 parts15 uikit ~asksFailureAtTouchDown | direction:rtl parts:8 push:plain,0 wait:0 "
                + "drag:2,920x210,0x200,0.1 push:plain,0 wait:0 down:0,1020x770 move:0,1010x230,0 "
                + "drag:2,1020x340,410x340,0",
            // A swipe that pops while the stack leaves its window, or while a screen is presented over it.
            "ios27 ltr 390x844 parts15 uikit | upon:didAppear,leaveWindow push:nested+full,1 wait:0 "
                + "drag:0,120x640,350x640,0.1",
            "ios18 ltr 390x844 parts15 uikit | set:table+full+item+backless/2/0/plain+enabled,0 settle "
                + "down:0,10x330 down:2,10x70 present:full,plain,1 upon:willDisappear,popPlainly "
                + "move:0,350x390,0.2 move:2,230x190,0",
            // The app sets a delegate with an animator under the finger.
            "ios27 rtl 390x844 parts15 uikit | push:plain,0 down:0,370x280 delegate:animator move:0,270x280,0.3",
            // The screen below is replaced in the turn of a swipe.
            "ios27 ltr 390x844 parts15 configured | set:slider/4,0 down:0,0x270 set:slider/3,1 move:0,230x780,0 up:0 "
                + "drag:1,0x780,40x370,0",
            // The app switches the swipe on again before it lifts the finger whose swipe was refused.
            "ios27 ltr 390x844 parts15 duo configured | down:1,140x360 enabled:0 set:2/flow/plain+full+zoom,1 wait:0.2 "
                + "drag:0,5x400,300x400,0.2 drag:0,5x400,300x400,0.2 drag:2,0x560,50x570,0 enabled:1",
            // A trackpad scrolls right after the app has taken away the edge recognizer's delegate.
            "ios27 ltr 390x844 parts15 duo uikit | direction:rtl delegate:animator set:slider+zoom/2,1 "
                + "set:2/carousel/1,1 pop:0 tap:233x181.3 drag:2,450x560,190x570,0 keeper:edge,none "
                + "trackpad:-146.6x0,326.2x141.8,0.2",
            // A finger that moves in the turn of two changes, the first one animated.
            "ios18 ltr 390x844 parts15 configured | set:middle/3,1 down:0,0x740 push:plain,0 move:0,80x470,0",
            "ios27 ltr 390x844 parts15 duo uikit | fold:0 direction:rtl push:plain,0 down:0,940x440 push:plain,0 "
                + "move:0,860x520,0 drag:1,940x180,100x190,0.1",
            // A screen inside a container allows the swipe without a back button.
            "ios27 ltr 390x844 parts15 configured | direction:rtl push:wrapper+backless+precedes,0 wish:7233 wait:0 "
                + "drag:1,380x340,0x790,0.1",
            // A finger outside the area pulls a sheet while another finger is in the area.
            "ios27 ltr 1024x1366 parts15 sheet configured | area:fraction0.3333333333333333 push:plain,0 "
                + "down:0,720x130 down:1,0x450 move:0,100x460,1 present:full,slider+backless,1 settle",
            // A sheet is pulled while the device turns, and again after that.
            "ios18 ltr 390x844 parts15 sheet uikit | delegate:animator set:search+hidden/3/4/plain,1 "
                + "drag:0,10x680,350x680,0.3 down:0,80x370 delegate:none down:2,10x450 move:0,200x590,0.3 "
                + "rotate:844x390 settle drag:0,760x220,170x560,0.3 wait:0.1",
            // A drag scrolls the list in a sheet a little.
            "ios18 ltr 844x390 parts15 sheet uikit | push:list,0 wait:0 drag:0,84.4x202.2,675.2x192,0 "
                + "drag:0,250x80,170x480,0.2 settle",
            // The app ends editing when a swipe begins that turns back.
            "ios18 rtl 390x844 parts15 beside uikit | set:search+tall/field,0 wait:0 down:1,380x350 "
                + "upon:willShow,endEditing settle delegate:listening drag:1,380x110,80x150,0 settle",
            // Another finger scrolls a carousel at its limit, or moves a slider.
            "ios27 ltr 390x844 parts15 duo uikit | push:carousel,0 wait:0 down:0,190x340 move:0,380x170,0.3 "
                + "drag:1,10x660,670x670,0.1",
            "ios27 rtl 390x844 parts15 duo uikit | fold:0 push:slider+full,0 wait:1 down:0,290x370 "
                + "drag:1,950x650,100x560,0.2",
            // A finger goes down on a slider while another one stays.
            "ios26 ltr 390x844 parts15 uikit | down:2,350x290 push:slider,1 wait:0.2 drag:0,40x430,80x420,1",
            // A finger moves in the turn of a change whose screen another change covers.
            "ios26 ltr 390x844 parts15 configured | push:plain,0 down:0,40x720 set:2/2/middle+hidden,0 "
                + "move:0,310x730,0 push:plain,0",
        ])
    func find(_ line: String) throws {
        var twin = Twin()
        #expect(twin.run(try #require(Script(line))) == nil)
    }

    @MainActor
    @Test(
        "Nothing explains a swipe that only the library makes on a screen that the app has locked", arguments: [15, 18])
    func locked(version: Int) throws {
        let text =
            "ios\(version) ltr 390x844 parts15 | "
            + "push:plain,0 hidebar:1,0 settle keeper:edge,lock drag:0,60x400,300x400,0.2"
        var twin = Twin()
        #expect(twin.run(try #require(Script(text))) == nil)
        #expect(twin.tally.counts["extra by barHidden", default: 0] == 0)
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
