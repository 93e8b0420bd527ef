import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What apps do to UIKit's own gesture, by habit or by advice from the web.
@MainActor
@Suite("Changes that apps make to the system's gesture")
struct AppHabitsTests {
    @Test(
        "A system gesture that the app enables without its delegate neither pops twice nor hangs",
        .covers(.recognizers, .neverHangs),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/131"),
        arguments: TestedSwipe.all)
    func switchedOn(swipe: TestedSwipe) throws {
        let stage = Stage("A", swipe)
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        func meddle() {
            edge.isEnabled = true
            edge.delegate = nil
            if #available(iOS 26, *) { stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true }
        }
        for start: CGFloat in [2, 60] {
            meddle()
            stage.swipe(from: start)
            #expect(stage.stack == "A")
            #expect(!stage.device.isHung)
        }
        stage.push("BC")
        _ = stage.takeEvents()
        meddle()
        stage.swipe(from: 2)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        meddle()
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A system gesture that the app enables does not pop where the swipe is disabled", .covers(.gestureSwitch),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/167"),
        arguments: TestedSwipe.all)
    func switchedOff(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        for start: CGFloat in [2, 60, 200] {
            stage.navigation.popGestureRecognizerEnabled = false
            stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
            stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
            stage.swipe(from: start)
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["refused disabled"])
            stage.navigation.popGestureRecognizerEnabled = true
            stage.top.popPreferences.isGestureEnabled = false
            stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
            stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
            stage.swipe(from: start)
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["refused disabledByScreen"])
            stage.top.popPreferences.isGestureEnabled = true
        }
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A tap on the back button during a swipe, by a second finger, is ignored", .covers(.neverHangs, .popEvents),
        arguments: TestedSwipe.all)
    func backButtonInSwipe(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.pull(to: 200)
        stage.device.fingerDown(1, at: stage.point(30, 69))
        stage.device.wait(0.05)
        stage.device.fingerUp(1)
        stage.device.fingerMove(to: stage.point(360), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(!stage.device.isHung)
        stage.tapBackButton()
        #expect(stage.stack == "A")
    }

    @Test(
        "A double tap on the back button pops as many screens as with UIKit's own controller", .covers(.popEvents),
        arguments: [15, 17, 18, 26])
    func doubleTap(version: Int) {
        func run(_ navigation: UINavigationController) -> Int {
            let device = SimulatedDevice(.init(.init(on: version)))
            navigation.viewControllers = "ABCD".map { TestScreen(String($0)) }
            device.settle(showing: navigation)
            for _ in 0..<2 {
                device.fingerTap(at: CGPoint(x: 30, y: 69))
                device.wait(0.05)
            }
            device.settle()
            #expect(!device.isHung)
            return navigation.viewControllers.count
        }
        #expect(run(BasicNavigationController()) == run(UINavigationController()))
    }

    @Test(
        "A finger that was down before a push and drags after it doesn't pop", .covers(.neverHangs),
        arguments: TestedSwipe.all)
    func heldThroughPush(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        stage.device.fingerDown(at: stage.point(60))
        stage.push("B")
        stage.device.fingerMove(to: stage.point(360), duration: 0.3)
        stage.liftAfterRest()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB" && stage.takeEvents().filter { !$0.hasPrefix("refused") } == [])
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
