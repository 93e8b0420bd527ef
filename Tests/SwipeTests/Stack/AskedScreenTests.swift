import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Screens that act when they are asked")
struct AskedScreenTests {
    @Test("A screen that pops itself in shouldPop and agrees doesn't hang the app", .covers(.neverHangs, .confirmation))
    func popsItself() {
        let stage = Stage("AB")
        stage.screen("B").whenAsked = { $0.navigationController?.popViewController(animated: true) }
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.navigation.viewControllers.map(\.description) == ["A"])
        stage.push("C")
        #expect(stage.navigation.topViewController === stage.screen("C"))
    }

    @Test(
        "A screen that agrees but cancels the recognizers in shouldPop isn't popped",
        .covers(.neverHangs, .confirmation), arguments: TestedSwipe.all)
    func cancelsRecognizers(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.screen("B").whenAsked = { [unowned stage] _ in
            for recognizer in [stage.navigation.popRecognizer, stage.edge, stage.content] {
                recognizer?.isEnabled = false
                recognizer?.isEnabled = true
            }
        }
        stage.swipe()
        #expect(stage.stack == "AB" && !stage.device.isHung)
        stage.screen("B").whenAsked = nil
        stage.expectUsable()
    }

    @Test(
        "A screen that pushes in shouldPop and agrees is not popped, nor is the pushed one", .covers(.confirmation),
        arguments: [false, true])
    func pushes(byButton: Bool) {
        let stage = Stage("AB")
        stage.screen("B").whenAsked = { [unowned stage] screen in
            screen.navigationController?.pushViewController(stage.screen("C"), animated: false)
        }
        if byButton { stage.tapBackButton() } else { stage.swipe() }
        #expect(!stage.device.isHung)
        #expect(stage.stack == "ABC")
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Without UIKit's private flag a screen that pushes in shouldPop and agrees is not popped",
        .covers(.neverHangs, .confirmation),
        arguments: [true, false])
    func pushesWithoutFlag(animated: Bool) {
        var configuration = SimulatedDevice.Configuration()
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("AB", on: configuration)
        stage.screen("B").whenAsked = {
            $0.navigationController?.pushViewController(stage.screen("C"), animated: animated)
        }
        stage.swipe()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "ABC")
        #expect(stage.verdict == .refused(.screenDeclined))
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test("A screen that declines ends the own pan", .covers(.confirmation), arguments: TestedSwipe.ofOwnPan)
    func declines(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.agrees = false
        stage.pull(to: 250)
        #expect(stage.top.askedFor == [.gesture] && stage.navigation.popRecognizer?.hasBegun == false)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test("confirmPop without a screen asks every screen, the root too", .covers(.confirmation))
    func everyScreen() async {
        let stage = Stage("ABC")
        #expect(await stage.navigation.confirmPop())
        #expect("ABC".allSatisfy { stage.screen(String($0)).askedFor == [.programmatic] })
    }

    @Test(
        "A screen is asked once about a drag for which both of UIKit's recognizers may begin",
        .covers(.confirmation, .lostDrags), arguments: [26, 27])
    func bothRecognizers(version: Int) throws {
        let stage = Stage("AB", .init(on: version))
        let content = try #require(stage.content)
        stage.device.fingerDown(at: stage.point(5))
        func mayBegin() -> [Bool?] {
            [stage.edge, content].map { $0.delegate?.gestureRecognizerShouldBegin($0) }
        }
        #expect(mayBegin() == [true, true] && stage.screen("B").askedFor == [.gesture])
        stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: false)
        stage.layOut()
        #expect(mayBegin() == [true, true] && stage.screen("C").askedFor == [.gesture])
        stage.screen("D").agrees = false
        stage.navigation.setViewControllers(["A", "D"].map(stage.screen), animated: false)
        stage.layOut()
        #expect(mayBegin() == [false, false] && stage.screen("D").askedFor == [.gesture])
        stage.device.fingerUp()
        stage.expectUsable()
    }

    @Test(
        "A screen that disables the recognizer in shouldPop and agrees is not popped",
        .covers(.neverHangs, .confirmation), arguments: TestedSwipe.ofOwnPan)
    func disablesRecognizer(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.screen("B").whenAsked = { _ in stage.navigation.popRecognizer?.isEnabled = false }
        stage.swipe()
        #expect(stage.stack == "AB" && !stage.device.isHung)
        stage.screen("B").whenAsked = nil
        stage.navigation.popRecognizer?.isEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen that switches the swipe off in shouldPop and agrees is not popped",
        .covers(.gestureSwitch, .confirmation), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func switchesOff(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.screen("B").whenAsked = { _ in stage.navigation.popGestureRecognizerEnabled = false }
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && stage.screen("B").askedFor == [.gesture])
    }

    @Test(
        "A screen that replaces itself in shouldPop and agrees leaves the new screen", .covers(.confirmation),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func replacesItself(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.screen("B").whenAsked = { [unowned stage] _ in
            stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: false)
        }
        stage.swipe(from: start)
        #expect(stage.stack == "AC" && !stage.device.isHung)
    }

    @Test(
        "A screen that removes its controller from the window in shouldPop and agrees is not popped",
        .covers(.oneDecision, .confirmation),
        arguments: TestedSwipe.all)
    func leavesWindow(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.screen("B").whenAsked = { [unowned stage] _ in stage.device.show(UIViewController()) }
        stage.swipe()
        #expect(stage.verdict == .refused(.screenDeclined))
        #expect(stage.stack == "AB")
        stage.screen("B").whenAsked = nil
        stage.device.settle(showing: stage.navigation)
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
