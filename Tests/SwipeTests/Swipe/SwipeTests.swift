import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The swipe")
struct SwipeTests {
    @Test(
        "A swipe pops on each system and in both directions", .covers(.recognizers, .transitions, .rightToLeft),
        arguments: TestedSwipe.all,
        directions)
    func pops(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("ABC", swipe, direction)
        stage.swipe(from: 120)
        #expect(stage.stack == "AB")
        #expect(stage.verdict == .allowed)
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        stage.swipe(from: 1)
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "A cancelled swipe leaves the stack as it was", .covers(.recognizers, .transitions, .rightToLeft),
        arguments: TestedSwipe.all, directions)
    func cancelled(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.window != nil && stage.screen("A").viewIfLoaded?.window == nil)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A flick pops, a drag past the middle pops, and a short drag does not", .covers(.recognizers),
        arguments: TestedSwipe.all)
    func outcomes(swipe: TestedSwipe) {
        let flicked = Stage("AB", swipe)
        flicked.device.fingerDrag(from: flicked.point(60), to: flicked.point(130), duration: 0.05)
        flicked.device.settle()
        #expect(flicked.stack == "A")

        let past = Stage("AB", swipe)
        past.drag(from: 60, to: 60 + 250)
        #expect(past.stack == "A")

        let short = Stage("AB", swipe)
        short.drag(from: 60, to: 60 + 150)
        #expect(short.stack == "AB")
    }

    @Test("A finger that drags fast, rests and lifts does not pop", .covers(.recognizers), arguments: TestedSwipe.all)
    func rested(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(150), duration: 0.05)
        stage.device.wait(1)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A second finger does not change the first one's swipe", .covers(.recognizers, .neverHangs),
        arguments: TestedSwipe.all)
    func secondFinger(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.pull(to: 250)
        stage.device.fingerDown(1, at: stage.point(100, 600))
        stage.device.fingerMove(1, to: stage.point(10, 700), duration: 0.1)
        stage.device.fingerMove(to: stage.point(360), duration: 0.1)
        stage.device.fingerUp()
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "One of two fingers at once swipes back, and asks once, as on a plain controller", .covers(.recognizers),
        arguments: TestedSwipe.all)
    func twoFingers(swipe: TestedSwipe) {
        func drag(_ stage: any FingerStage) -> String {
            stage.device.fingerDown(0, at: stage.point(60, 300))
            stage.device.fingerDown(1, at: stage.point(60, 500))
            stage.device.fingersMove([0: stage.point(360, 300), 1: stage.point(360, 500)], duration: 0.3)
            stage.device.fingerUp(0)
            stage.device.fingerUp(1)
            stage.device.settle()
            return stage.stack
        }
        let stage = Stage("ABC", swipe)
        #expect(drag(stage) == "AB")
        if swipe.version >= 26 { #expect(drag(PlainStage("ABC", on: swipe.version)) == "AB") }
        #expect(stage.screen("C").askedFor == [.gesture])
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("A slow drag in steps of one point pops", .covers(.oneDecision), arguments: TestedSwipe.all)
    func slow(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...280 {
            stage.device.wait(1.0 / 120)
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step)))
        }
        stage.lift()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("With the area `.system` UIKit's own swipe pops, and no other", .covers(.transitions))
    func systemArea() {
        let stage = Stage("AB")
        stage.navigation.popGestureArea = .system
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        #expect(stage.verdict == nil)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A custom left item, a hidden back button or a hidden bar does not block the swipe", .covers(.noWayBack),
        .bug("https://github.com/rickytan/RTRootNavigationController/issues/64"),
        arguments: TestedSwipe.all)
    func replacedBackButton(swipe: TestedSwipe) {
        let stage = Stage("ABCD", swipe)
        stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: nil, action: nil)
        stage.layOutAgain()
        stage.swipe()
        #expect(stage.stack == "ABC")
        stage.top.navigationItem.hidesBackButton = true
        stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        stage.layOutAgain()
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.top.popPreferences.hidesNavigationBar = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.layOut()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.navigation.isNavigationBarHidden)
    }
}
