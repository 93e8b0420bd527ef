import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A recognizer that waits for another one begins late, and its translation restarts at zero. Without movement towards
/// the trailing side the system's transition never ends (QuintGao/GKNavigationBarSwift#10).
@MainActor
@Suite("Swipes that begin late")
struct LateBeginTests {
    /// A stage whose own pan waits for a recognizer that a test makes fail.
    private func stage(_ swipe: TestedSwipe) -> (Stage, UndecidedRecognizer) {
        let stage = Stage("AB", swipe)
        let first = UndecidedRecognizer()
        stage.navigation.view.addGestureRecognizer(first)
        stage.navigation.popRecognizer!.require(toFail: first)
        return (stage, first)
    }

    @Test(
        "A finger that moves back before the delayed swipe begins cancels it without a hang", .covers(.lateBegin),
        arguments: TestedSwipe.ofOwnPan)
    func movesBack(swipe: TestedSwipe) {
        let (stage, first) = stage(swipe)
        stage.pull(from: 60, to: 100)
        stage.device.fingerMove(to: stage.point(92), duration: 0.1)
        first.fail()
        stage.device.wait(1)
        #expect(!stage.device.isHung)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        first.isEnabled = false
        stage.expectUsable()
    }

    @Test(
        "A finger that has moved back and moves on after the delayed swipe has begun pops", .covers(.lateBegin),
        arguments: TestedSwipe.ofOwnPan)
    func rests(swipe: TestedSwipe) {
        let (stage, first) = stage(swipe)
        stage.pull(from: 60, to: 100)
        stage.device.fingerMove(to: stage.point(92), duration: 0.1)
        first.fail()
        stage.device.fingerMove(to: stage.point(300), duration: 0.3)
        stage.lift()
        #expect(stage.stack == "A" && stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        first.isEnabled = false
    }

    @Test(
        "A finger that is back where it began when the delayed swipe may begin is refused", .covers(.lateBegin),
        arguments: TestedSwipe.ofOwnPan)
    func isBack(swipe: TestedSwipe) {
        let (stage, first) = stage(swipe)
        stage.pull(from: 60, to: 100)
        stage.device.fingerMove(to: stage.point(40), duration: 0.1)
        stage.device.fingerMove(to: stage.point(60), duration: 0.1)
        first.fail()
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused tooSteep"])
        first.isEnabled = false
        stage.expectUsable()
    }

    @Test(
        "A finger that moves up or down before the delayed swipe begins cancels it", .covers(.lateBegin),
        arguments: TestedSwipe.ofOwnPan)
    func movesDown(swipe: TestedSwipe) {
        let (stage, first) = stage(swipe)
        stage.pull(from: 60, to: 100)
        stage.device.fingerMove(to: stage.point(100, 410), duration: 0.2)
        first.fail()
        stage.liftAfterRest()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        first.isEnabled = false
        stage.expectUsable()
    }

    @Test(
        "A delayed swipe whose finger still moves on pops", .covers(.lateBegin), arguments: TestedSwipe.ofOwnPan,
        directions)
    func movesOn(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        let first = UndecidedRecognizer()
        stage.navigation.view.addGestureRecognizer(first)
        stage.navigation.popRecognizer!.require(toFail: first)
        stage.pull(from: 60, to: 100)
        first.fail()
        let translation = stage.navigation.popRecognizer!.translation(in: stage.navigation.view)
        #expect(translation.x == (direction == .leftToRight ? 1 : -1), "the least with which a transition can begin")
        stage.device.fingerMove(to: stage.point(360), duration: 0.3)
        #expect(stage.stack == "A" && stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.liftAfterRest()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A preceding view's recognizer that fails late delays the swipe without hanging it", .covers(.lateBegin),
        arguments: TestedSwipe.all)
    func precedingView(swipe: TestedSwipe) {
        let canvas = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let first = UndecidedRecognizer()
        canvas.addGestureRecognizer(first)
        let stage = Stage("AB", swipe, showing: canvas)
        stage.top.popPreferences.precedingViews = [canvas]
        stage.pull(from: 60, to: 100)
        stage.device.fingerMove(to: stage.point(92), duration: 0.1)
        first.fail()
        stage.device.wait(1)
        #expect(!stage.device.isHung)
        stage.lift()
        #expect(stage.stack == "AB")
        stage.expectUsable()
    }

    @Test(
        "A finger that turns round over a plain inner navigation controller doesn't hang it",
        .covers(.nestedControllers, .lateBegin),
        arguments: TestedSwipe.all, [1, 2])
    func innerNavigation(swipe: TestedSwipe, count: Int) {
        let stage = Stage("AB", swipe)
        let inner = UINavigationController()
        inner.viewControllers = (0..<count).map { _ in UIViewController() }
        stage.top.embed(inner)
        stage.device.settle()
        stage.pull(from: 100, to: 120)
        stage.device.fingerMove(to: stage.point(40), duration: 0.2)
        stage.device.wait(1)
        stage.lift()
        #expect(!stage.device.isHung && stage.stack == "AB")
        #expect(inner.viewControllers.count == count)
        stage.expectUsable()
    }

    @Test(
        "A content recognizer that an app delays begins as on a plain controller", .covers(.lateBegin),
        arguments: [26, 27], [-60, 8, 100] as [CGFloat])
    func delayedByApp(version: Int, distance: CGFloat) throws {
        func outcome(_ stage: any FingerStage) throws -> [String] {
            let first = UndecidedRecognizer()
            stage.controller.view.addGestureRecognizer(first)
            try #require(stage.content).require(toFail: first)
            stage.pull(from: 60, to: 120)
            first.fail()
            stage.device.fingerMove(to: stage.point(120 + distance), duration: 0.2)
            defer { stage.liftAfterRest() }
            return [stage.stack, "\(stage.isSwiping)", "\(stage.device.isHung)"]
        }
        let plain = try outcome(PlainStage("AB", on: version))
        #expect(plain == ["A", "true", "false"])
        #expect(try outcome(Stage("AB", .init(on: version))) == plain)
    }
}
