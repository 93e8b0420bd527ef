import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A drag's reason comes when its finger lifts, once, and only for a drag of one finger.
@MainActor
@Suite("When the reason of a refused drag is reported")
struct ReasonMomentTests {
    @Test(
        "The reason is reported once, in the frame after the lift, and the verdict has it at once", .covers(.reasons),
        arguments: TestedSwipe.all, [(5, true), (60, false), (60, true), (300, false)] as [(CGFloat, Bool)])
    func atLift(swipe: TestedSwipe, place: (start: CGFloat, readsVerdict: Bool)) {
        let (start, readsVerdict) = place
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        stage.pull(from: start, to: start + 80)
        stage.device.wait(0.5)
        #expect(stage.takeEvents() == [] && stage.verdict == nil)
        stage.device.fingerUp()
        if readsVerdict { #expect(stage.verdict == .refused(.disabledByScreen)) } else { stage.device.waitForFrame() }
        #expect(stage.takeEvents() == ["refused disabledByScreen"])
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("A tap, a press and a finger that trembles aren't reported", .covers(.reasons), arguments: TestedSwipe.all)
    func taps(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        stage.tap(at: 60)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(1)
        stage.device.fingerMove(to: stage.point(64, 404), duration: 0.2)
        stage.lift()
        #expect(stage.takeEvents() == [] && stage.verdict == nil)
    }

    @Test(
        "Two fingers at once aren't reported, in whatever order they lift", .covers(.reasons),
        arguments: TestedSwipe.all,
        [true, false])
    func twoFingers(swipe: TestedSwipe, firstLiftsFirst: Bool) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerDown(1, at: stage.point(90, 600))
        stage.device.fingersMove([0: stage.point(200), 1: stage.point(230, 600)], duration: 0.2)
        for finger in firstLiftsFirst ? [0, 1] : [1, 0] { stage.device.fingerUp(finger) }
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
    }

    @Test("A short drag that a screen has declined is reported", .covers(.reasons, .confirmation), arguments: [18, 26])
    func shortDeclined(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.agrees = false
        stage.drag(from: 2, to: 26)
        #expect(stage.top.askedFor == [.gesture] && stage.takeEvents() == ["refused screenDeclined"])
    }

    @Test("A finger after a pointer's drag is reported", .covers(.reasons), arguments: [18, 26])
    func afterPointer(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.popPreferences.isGestureEnabled = false
        stage.device.pointerDrag(from: stage.point(60), to: stage.point(200), duration: 0.2)
        stage.device.settle()
        stage.swipe()
        #expect(stage.takeEvents() == ["refused disabledByScreen"])
    }

    @Test(
        "A finger that is down during a swipe isn't reported", .covers(.reasons, .neverHangs),
        arguments: TestedSwipe.all)
    func besideSwipe(swipe: TestedSwipe) {
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("AB", swipe)
            stage.pull(from: start, to: start + 150)
            stage.device.fingerDown(1, at: stage.point(300, 600))
            stage.device.fingerMove(1, to: stage.point(200, 650), duration: 0.1)
            stage.device.fingerUp(1)
            stage.liftAfterRest()
            #expect(stage.takeEvents().allSatisfy { !$0.hasPrefix("refused") }, "from \(start)")
        }
    }

    @Test(
        "A swipe that pops or is taken back isn't reported as refused", .covers(.reasons, .popEvents),
        arguments: TestedSwipe.all)
    func swipes(swipe: TestedSwipe) {
        for start in [5, 60] as [CGFloat] {
            let stage = Stage("AB", swipe)
            stage.swipeAndCancel(from: start)
            stage.swipe(from: start)
            #expect(stage.takeEvents().allSatisfy { !$0.hasPrefix("refused") }, "from \(start)")
            #expect(stage.stack == "A" && stage.verdict == .allowed)
        }
    }

    @Test(
        "A drag isn't refused if UIKit's recognizer waits until the finger lifts, and pops then",
        .covers(.reasons, .appLines), arguments: systemsOfDrags)
    func beginsAtLift(version: Int) {
        let list = UIScrollView.list()
        let stage = Stage("AB", .init(on: version), showing: list)
        stage.edge.require(toFail: list.panGestureRecognizer)
        stage.pull(from: 5, to: 300)
        #expect(stage.takeEvents() == [])
        stage.lift()
        #expect(stage.takeEvents().map { $0.prefix(7) } == ["willPop", "didCanc"])
    }

    @Test(
        "A trackpad's scroll that the app's rules refuse reports its reason at once", .covers(.reasons, .trackpad),
        arguments: TestedSwipe.all, ["disabled", "disabledByScreen", "excludedView", "screenDeclined"])
    func scroll(swipe: TestedSwipe, reason: String) {
        let stage = Stage("AB", swipe)
        switch reason {
        case "disabled": stage.navigation.popGestureRecognizerEnabled = false
        case "disabledByScreen": stage.top.popPreferences.isGestureEnabled = false
        case "excludedView": stage.top.popPreferences.excludedRects = [CGRect(x: 0, y: 0, width: 390, height: 844)]
        default: stage.top.agrees = false
        }
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 100, dy: 0), duration: 0.1)
        #expect(stage.takeEvents() == ["refused \(reason)"])
        stage.device.scrollMove(by: CGVector(dx: 200, dy: 0), duration: 0.1)
        stage.device.scrollEnd()
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
    }

    /// A view that keeps UIKit's touches after their end.
    private final class KeepingView: UIView {
        private var touches: Set<UITouch> = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches.formUnion(touches)
        }
    }

    @Test(
        "A touch that a view retains after its end doesn't count as down", .covers(.reasons),
        arguments: systemsOfDrags)
    func keptTouch(version: Int) {
        let view = KeepingView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let stage = Stage("AB", .init(on: version), showing: view)
        for _ in 1...3 { stage.swipe(from: 250) }
        #expect(stage.takeEvents() == Array(repeating: "refused outsideArea", count: 3))
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }
}
