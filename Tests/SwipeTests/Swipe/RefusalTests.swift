import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Refusals by real touches")
struct RefusalTests {
    /// Expects that the drag was refused for that reason, with one event, and that nothing hangs.
    private func expect(
        _ refusal: PopGestureRefusal, on stage: Stage, stack: String = "AB",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(stage.stack == stack, sourceLocation: sourceLocation)
        #expect(stage.verdict == .refused(refusal), sourceLocation: sourceLocation)
        #expect(stage.takeEvents() == ["refused \(refusal)"], sourceLocation: sourceLocation)
        #expect(!stage.device.isHung, sourceLocation: sourceLocation)
    }

    @Test(
        "A swipe at the root is refused and does not hang", .covers(.oneDecision, .reasons),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/131"), arguments: TestedSwipe.all)
    func nothingToPop(swipe: TestedSwipe) {
        let stage = Stage("A", swipe)
        for start: CGFloat in [2, 60] {
            stage.swipe(from: start)
            expect(.nothingToPop, on: stage, stack: "A")
        }
        stage.push("B")
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A swipe is refused while the controller's switch is off", .covers(.oneDecision, .gestureSwitch, .reasons),
        arguments: TestedSwipe.all)
    func disabled(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.swipe()
        expect(.disabled, on: stage)
    }

    @Test(
        "A swipe is refused while the screen's switch is off", .covers(.oneDecision, .reasons),
        arguments: TestedSwipe.all)
    func disabledByScreen(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe()
        expect(.disabledByScreen, on: stage)
    }

    @Test(
        "A drag outside the area is refused, judged by its touch-down point", .covers(.oneDecision, .reasons),
        arguments: TestedSwipe.all
    )
    func outsideArea(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.drag(from: 131, to: 380)
        expect(.outsideArea, on: stage)
        // The finger is outside the area ten points later, which does not count.
        stage.drag(from: 129, to: 380)
        #expect(stage.stack == "A")
    }

    @Test("A drag towards the leading side is refused", .covers(.oneDecision, .reasons), arguments: TestedSwipe.all)
    func wrongDirection(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.drag(from: 120, to: 20)
        expect(.wrongDirection, on: stage)
    }

    @Test(
        "A drag at least as vertical as horizontal is refused", .covers(.oneDecision, .reasons, .neverHangs),
        .bug("https://github.com/QuintGao/GKNavigationBarSwift/issues/10"), arguments: TestedSwipe.all)
    func tooSteep(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        for end: CGFloat in [60, 62, 160] {
            stage.drag(from: 60, to: end, y: 300, endY: 420)
            expect(.tooSteep, on: stage)
        }
        stage.drag(from: 60, to: 60, y: 500, endY: 300)
        expect(.tooSteep, on: stage)
    }

    @Test(
        "The own pan is refused in the navigation bar and in a toolbar", .covers(.oneDecision, .reasons),
        arguments: TestedSwipe.ofOwnPan)
    func inBar(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.swipe(from: 120, y: 70)
        expect(.inBar, on: stage)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        stage.swipe(y: stage.navigation.toolbar.frame.midY)
        expect(.inBar, on: stage)
    }

    @Test(
        "A drag in an excluded view or in its subviews is refused", .covers(.oneDecision, .reasons),
        arguments: TestedSwipe.all)
    func excludedView(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        canvas.addSubview(inner)
        stage.top.view.addSubview(canvas)
        stage.top.popPreferences.excludedViews = [canvas]
        stage.swipe(y: 400)
        expect(.excludedView, on: stage)
        stage.swipe(y: 600)
        #expect(stage.stack == "A")
    }

    @Test(
        "A drag on a slider or a switch is refused, on a button or a disabled slider it pops",
        .covers(.oneDecision, .reasons),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"),
        arguments: TestedSwipe.all)
    func trackingControl(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 40, y: 400, width: 51, height: 31))
        let button = UIButton(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
        for control in [slider, toggle, button] { stage.top.view.addSubview(control) }
        stage.swipe(from: 40, y: 320)
        expect(.excludedView, on: stage, stack: "ABC")
        stage.swipe(from: 60, y: 415)
        expect(.excludedView, on: stage, stack: "ABC")
        stage.swipe(from: 60, y: 520)
        #expect(stage.stack == "AB")
        let disabled = UISlider(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        disabled.isEnabled = false
        stage.top.view.addSubview(disabled)
        stage.swipe(from: 40, y: 320)
        #expect(stage.stack == "A")
    }

    @Test(
        "A drag on a control whose value follows the finger is refused", .covers(.oneDecision, .reasons),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"), arguments: TestedSwipe.all)
    func customControl(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let knob = UIControl(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        stage.top.view.addSubview(knob)
        knob.addAction(UIAction { _ in }, for: .valueChanged)
        stage.swipe(from: 40, y: 320)
        expect(.excludedView, on: stage)
    }

    @Test(
        "A drag on a slider inside another control is refused", .covers(.oneDecision, .reasons),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"), arguments: TestedSwipe.all)
    func controlInControl(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let outer = UIControl(frame: CGRect(x: 0, y: 280, width: 390, height: 80))
        outer.addSubview(UISlider(frame: CGRect(x: 20, y: 20, width: 300, height: 40)))
        stage.top.view.addSubview(outer)
        stage.swipe(from: 40, y: 320)
        expect(.excludedView, on: stage)
        stage.swipe(from: 40, y: 285)
        #expect(stage.stack == "A")
    }

    @Test("A drag on a button with a value pops", .covers(.oneDecision), arguments: TestedSwipe.all)
    func buttonWithValue(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let button = UIButton(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
        button.addAction(UIAction { _ in }, for: .valueChanged)
        stage.top.view.addSubview(button)
        stage.swipe(from: 60, y: 520)
        #expect(stage.stack == "A")
    }

    @Test(
        "On iOS 18 and earlier, a drag during a push or a pop is refused", .covers(.oneDecision, .reasons),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/1498"), arguments: TestedSwipe.all.filter { $0.version < 26 })
    func transitioning(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.05)
        stage.pull(from: 60, to: 200)
        stage.lift()
        #expect(stage.verdict == .refused(.transitioning))
        #expect(stage.stack == "ABC")
        #expect(!stage.device.isHung)
        #expect(stage.takeEvents() == ["refused transitioning"])

        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.05)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(120), duration: 0.1)
        stage.lift()
        #expect(stage.verdict == .refused(.transitioning))
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen that declines is asked once, and only about a drag that would pop",
        .covers(.oneDecision, .reasons, .confirmation),
        arguments: TestedSwipe.all)
    func screenDeclined(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.agrees = false
        stage.drag(from: 200, to: 380)
        expect(.outsideArea, on: stage)
        #expect(stage.top.askedFor == [])
        stage.swipe()
        expect(.screenDeclined, on: stage)
        #expect(stage.top.askedFor == [.gesture])
        stage.top.agrees = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("The views under a refused drag keep their touches", .covers(.reasons), arguments: TestedSwipe.all)
    func harmless(swipe: TestedSwipe) {
        final class Pad: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                if log.last != "moved" { log.append("moved") }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let stage = Stage("AB", swipe)
        let pad = Pad(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        stage.top.view.addSubview(pad)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe(y: 400)
        #expect(pad.log == ["began", "moved", "ended"])
        stage.top.popPreferences.isGestureEnabled = true
        pad.log = []
        stage.swipe(y: 400)
        #expect(pad.log.first == "began" && pad.log.last == "cancelled")
    }

    /// A view that records the last of its touch's phases.
    private final class Pad: UIView {
        var last = ""
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = "ended" }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = "cancelled" }
    }

    @Test(
        "A swipe that has begun cancels the touches of the views under it", .covers(.reasons),
        arguments: TestedSwipe.all,
        [true, false])
    func cancelledTouches(swipe: TestedSwipe, isBarHidden: Bool) {
        let pad = Pad(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let stage = Stage("AB", swipe, showing: pad)
        stage.navigation.setNavigationBarHidden(isBarHidden, animated: false)
        stage.device.settle()
        stage.swipeAndCancel()
        #expect(stage.stack == "AB" && pad.last == "cancelled")
        stage.swipe()
        #expect(stage.stack == "A" && pad.last == "cancelled")
    }

    @Test(
        "A drag too short for UIKit's content recognizer leaves the views their touches", .covers(.reasons),
        arguments: TestedSwipe.ofContentRecognizer)
    func shortDrag(swipe: TestedSwipe) {
        let pad = Pad(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let stage = Stage("AB", swipe, showing: pad)
        stage.drag(from: 60, to: 80)
        #expect(stage.stack == "AB" && pad.last == "ended")
    }
}
