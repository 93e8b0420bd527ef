import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The stack")
struct SwipeStackTests {
    @Test(
        "Pushing a screen that is in the stack is ignored during a push", .covers(.stackChanges),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/19"),
        arguments: [true, false])
    func duplicate(animated: Bool) {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        let warnings = ExpectedWarnings.during {
            stage.navigation.pushViewController(stage.screen("C"), animated: animated)
            stage.navigation.pushViewController(stage.screen("A"), animated: animated)
            stage.device.settle()
        }
        #expect(
            warnings == [
                "C is already in the stack; the push is ignored.", "A is already in the stack; the push is ignored.",
            ])
        #expect(stage.stack == "ABC")
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("A screen can be pushed again while it is being popped", .covers(.stackChanges))
    func back() {
        let stage = Stage("AB")
        stage.navigation.popViewController(animated: true)
        stage.push("B")
        #expect(stage.stack == "AB")
    }

    @Test(
        "The system's own gesture during a push doesn't hang the app", .covers(.transitions, .neverHangs),
        arguments: [18, 26])
    func edgeDuringPush(version: Int) {
        let stage = Stage("AB", .init(on: version)) { $0.popPreferences.area = .system }
        stage.beginPush("C")
        stage.swipe(from: 3)
        #expect(!stage.device.isHung)
        #expect(stage.stack == (version >= 26 ? "AB" : "ABC"))
        stage.push("D")
        #expect(stage.top === stage.screen("D"))
    }

    @Test("Changes off the window are made at once, and reported in the next turn", .covers(.stackChanges, .popEvents))
    func offWindow() {
        let stage = Stage("A")
        stage.device.settle(showing: UIViewController())
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        #expect(stage.stack == "ABCD")
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        #expect(stage.stack == "ABC" && stage.takeEvents() == [])
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop D→C programmatic", "didPop D→C programmatic"])
        stage.navigation.popToViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.device.settle(showing: stage.navigation)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "After a cancelled swipe the next push works with all its callbacks", .covers(.stackChanges),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/275"),
        arguments: TestedSwipe.all)
    func pushAfterCancel(swipe: TestedSwipe) {
        final class Counting: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will") }
            override func viewDidAppear(_ animated: Bool) { log.append("did") }
        }
        let stage = Stage("AB", swipe)
        stage.swipeAndCancel()
        let next = Counting()
        stage.push(next)
        #expect(stage.navigation.topViewController === next)
        #expect(next.log == ["will", "did"])
    }

    @Test("A subclass's overrides are called once per change", .covers(.stackChanges))
    func subclass() {
        let device = SimulatedDevice()
        let navigation = RecordingNavigationController(rootViewController: TestScreen("A"))
        device.settle(showing: navigation)
        for name in ["B", "C"] {
            navigation.pushViewController(TestScreen(name), animated: true)
            device.settle()
        }
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.3)
        device.settle()
        #expect(navigation.stackCalls == ["push", "push", "push", "pop"])
        #expect(navigation.viewControllers.count == 2)
    }
}
