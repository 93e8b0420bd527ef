import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Bad input")
struct BadInputTests {
    @Test(
        "With an area that is empty, negative or not a number, only the leading edge pops",
        .covers(.oneDecision, .leadingEdge),
        arguments: [
            PopGestureArea.leadingFraction(.nan), .leadingFraction(-1), .leadingFraction(0),
            .leadingFraction(-.infinity),
            .leadingPoints(.nan), .leadingPoints(-20), .leadingPoints(-.infinity),
        ])
    func emptyAreas(area: PopGestureArea) {
        for swipe in [TestedSwipe(.system, on: 18), TestedSwipe(.system, on: 26)] {
            let stage = Stage("ABC", swipe)
            stage.navigation.popGestureArea = area
            stage.swipe(from: 60)
            #expect(stage.stack == "ABC" && stage.verdict == .refused(.outsideArea))
            stage.swipe(from: 1)
            #expect(stage.stack == "AB")
            stage.navigation.popGestureArea = .full
            stage.top.popPreferences.area = area
            stage.swipe(from: 60)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.outsideArea))
            stage.swipe(from: 1)
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "An area wider than the view is the whole view", .covers(.oneDecision),
        arguments: [
            PopGestureArea.leadingFraction(2), .leadingFraction(.infinity), .leadingPoints(1000),
            .leadingPoints(.infinity), .full,
        ])
    func wideAreas(area: PopGestureArea) {
        for swipe in [TestedSwipe(.system, on: 18), TestedSwipe(.system, on: 26)] {
            let stage = Stage("ABC", swipe)
            stage.navigation.popGestureArea = area
            stage.device.fingerDrag(from: stage.point(290), to: stage.point(389), duration: 0.06)
            stage.device.settle()
            #expect(stage.stack == "AB")
            stage.navigation.popGestureArea = .edge
            stage.top.popPreferences.area = area
            stage.device.fingerDrag(from: stage.point(290), to: stage.point(389), duration: 0.06)
            stage.device.settle()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A controller without screens ignores swipes and pops, and works once it has screens",
        .covers(.stackChanges, .neverHangs),
        arguments: TestedSwipe.all)
    func rootless(swipe: TestedSwipe) {
        let stage = Stage("", swipe)
        stage.swipe()
        #expect(stage.verdict == .refused(.nothingToPop))
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.navigation.popToRootViewController(animated: true) == [])
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        #expect(stage.takeEvents() == ["refused nothingToPop"])
        stage.push("AB")
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A stack that is emptied and filled again can be swiped", .covers(.stackChanges, .neverHangs),
        arguments: TestedSwipe.all)
    func emptied(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.navigation.viewControllers = []
        stage.device.settle()
        stage.swipe()
        #expect(stage.verdict == .refused(.nothingToPop))
        stage.navigation.viewControllers = [stage.screen("A"), stage.screen("B")]
        stage.device.settle()
        _ = stage.takeEvents()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test("Emptying the stack during a swipe ends the swipe", .covers(.stackChanges), arguments: TestedSwipe.all)
    func emptiedInSwipe(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.pull(to: 200)
        stage.navigation.viewControllers = []
        stage.device.fingerMove(to: stage.point(350), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "")
        #expect(!stage.device.isHung)
        stage.push("AB")
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A controller without a window and before its view has loaded pushes and pops",
        .covers(.stackChanges, .popEvents))
    func withoutWindow() {
        let device = SimulatedDevice()
        let navigation = BasicNavigationController()
        let log = EventLog(of: navigation)
        navigation.popGestureArea = .full
        navigation.setNeedsPopPreferencesUpdate(animated: true)
        for name in ["A", "B", "C", "D"] { navigation.pushViewController(TestScreen(name), animated: name == "C") }
        device.settle()
        navigation.popViewController(animated: true)
        device.settle()
        #expect(log.events == ["willPop D→C programmatic", "didPop D→C programmatic"])
        #expect(!navigation.isViewLoaded)
        _ = navigation.view
        navigation.popViewController(animated: true)
        device.settle()
        #expect(log.events.suffix(2) == ["willPop C→B programmatic", "didPop C→B programmatic"])
        device.settle(showing: navigation)
        device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(
        "A swipe disabled before the view has loaded is disabled", .covers(.gestureSwitch), arguments: TestedSwipe.all)
    func offBeforeLoading(swipe: TestedSwipe) {
        let device = SimulatedDevice(.init(swipe))
        let navigation = BasicNavigationController("AB")
        navigation.popGestureRecognizerEnabled = false
        device.settle(showing: navigation)
        for start: CGFloat in [2, 60] {
            device.fingerDrag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
            device.settle()
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.lastPopGestureVerdict == .refused(.disabled))
    }

    @Test("Pushing a navigation controller raises an exception as in UIKit", .covers(.stackChanges))
    func navigationController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage("A")
                stage.navigation.pushViewController(UINavigationController(), animated: false)
            }
        }
    }

    @Test(
        "On iOS 17 and earlier, popping to a screen outside the stack raises UIKit's exception", .covers(.stackChanges))
    func popToUnknownBefore() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage("AB", .init(on: 17))
                stage.navigation.popToViewController(stage.screen("X"), animated: true)
            }
        }
    }

    @Test("Changes that are performed as requested cause no warning", .covers(.stackChanges))
    func quiet() {
        let stage = Stage("ABC")
        let warnings = ExpectedWarnings.during {
            stage.navigation.setViewControllers(["A", "C", "D"].map(stage.screen), animated: true)
            stage.navigation.popToViewController(stage.screen("A"), animated: true)
            stage.device.settle()
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: true)
            stage.device.settle()
            stage.navigation.popRecognizer?.delegate = stage.navigation
        }
        #expect(warnings == [])
    }

    @Test("A stack with a screen twice raises UIKit's exception", .covers(.stackChanges))
    func setTwice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage("AB")
                stage.navigation.setViewControllers(["A", "C", "A"].map(stage.screen), animated: false)
            }
        }
    }

    @Test("Popping to a screen outside the stack doesn't pop on iOS 26", .covers(.stackChanges, .popEvents))
    func popToUnknown() {
        let stage = Stage("AB", .init(on: 26))
        stage.navigation.popToViewController(stage.screen("X"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == [])
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A swipe that an override keeps from popping is refused", .needsPrivateAPI, .covers(.oneDecision, .stackChanges)
    )
    func refusedByOverride() {
        let stage = Stage("AB", .init(.system), navigation: RefusingNavigationController(nibName: nil, bundle: nil))
        #expect(ExpectedWarnings.during { stage.swipe() }.count == 1)
        #expect(stage.verdict == .refused(.otherGesture))
        #expect(stage.takeEvents() == ["refused otherGesture"])
        #expect(stage.stack == "AB")
    }

    @Test(
        "An override that keeps a swipe from popping causes a warning, one that pops doesn't", .needsPrivateAPI,
        .covers(.stackChanges, .neverHangs))
    func warnedAboutOverride() {
        let navigation = RefusingNavigationController(nibName: nil, bundle: nil)
        navigation.refuses = false
        let stage = Stage("ABCD", .init(.system), navigation: navigation)
        #expect(ExpectedWarnings.during { stage.swipe() } == [])
        #expect(stage.stack == "ABC")
        navigation.refuses = true
        let warnings = ExpectedWarnings.during { stage.swipe() }
        #expect(warnings.count == 1 && warnings.first?.contains("overrides popViewController") == true)
    }
}
