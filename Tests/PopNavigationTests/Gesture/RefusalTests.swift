import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Refusals, by real fingers")
struct RefusalTests {
    private func stage(_ names: String = "AB", _ driver: (driver: PopDriver, version: Int)) -> Stage {
        Stage(names, version: driver.version, driver: driver.driver)
    }

    /// The drag is refused for that reason, said once; afterwards nothing is broken.
    private func expect(
        _ refusal: PopGestureRefusal, on stage: Stage, stack: String = "AB",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(stage.stack == stack, sourceLocation: sourceLocation)
        #expect(stage.verdict == .refused(refusal), sourceLocation: sourceLocation)
        #expect(stage.takeEvents() == ["refused \(refusal)"], sourceLocation: sourceLocation)
        #expect(!stage.device.isHung, sourceLocation: sourceLocation)
    }

    @Test("Behaviour 4, 9, FIELD 1: at the root there is nothing to pop, and nothing freezes", arguments: drivers)
    func nothingToPop(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("A", driver)
        for start: CGFloat in [2, 60] {
            stage.swipe(from: start)
            expect(.nothingToPop, on: stage, stack: "A")
        }
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 4, 7, 9: the controller's switch", arguments: drivers)
    func disabled(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.swipe()
        expect(.disabled, on: stage)
    }

    @Test("Behaviour 4, 9: the screen's switch", arguments: drivers)
    func disabledByScreen(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.top.isPopGestureEnabled = false
        stage.swipe()
        expect(.disabledByScreen, on: stage)
    }

    @Test("Behaviour 4, 9: outside the area, judged by where the finger went down", arguments: drivers)
    func outsideArea(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.drag(from: 131, to: 380)
        expect(.outsideArea, on: stage)
        // Ten points later the finger is outside; that does not count.
        stage.drag(from: 129, to: 380)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 4, 9: towards the leading side", arguments: drivers)
    func wrongDirection(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.drag(from: 120, to: 20)
        expect(.wrongDirection, on: stage)
    }

    @Test("Behaviour 4, 9, 11, FIELD 3: up or down at least as much as sideways", arguments: drivers)
    func tooSteep(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        for end: CGFloat in [60, 62, 160] {
            stage.drag(from: 60, to: end, y: 300, endY: 420)
            expect(.tooSteep, on: stage)
        }
        stage.drag(from: 60, to: 60, y: 500, endY: 300)
        expect(.tooSteep, on: stage)
    }

    @Test("Behaviour 4, 9: in the navigation bar and in a toolbar", arguments: drivers)
    func inBar(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.swipe(from: 120, y: 70)
        expect(.inBar, on: stage)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        stage.swipe(y: stage.navigation.toolbar.frame.midY)
        expect(.inBar, on: stage)
    }

    @Test("Behaviour 4, 9: in an excluded view and everything in it", arguments: drivers)
    func excludedView(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        canvas.addSubview(inner)
        stage.top.view.addSubview(canvas)
        stage.top.viewsExcludedFromPopGesture = [canvas]
        stage.swipe(y: 400)
        expect(.excludedView, on: stage)
        stage.swipe(y: 600)
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 4, 9, FIELD 28: on a slider or a switch, and not on a button or a disabled slider",
        arguments: drivers)
    func trackingControl(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABC", driver)
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

    @Test("Behaviour 4, 9, FIELD 28: on a control of the app's whose value follows the finger", arguments: drivers)
    func customControl(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        let knob = UIControl(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        stage.top.view.addSubview(knob)
        knob.addAction(UIAction { _ in }, for: .valueChanged)
        stage.swipe(from: 40, y: 320)
        expect(.excludedView, on: stage)
    }

    @Test("Behaviour 4, 9, FIELD 28: on a slider inside of a control that follows nothing", arguments: drivers)
    func controlInControl(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        let outer = UIControl(frame: CGRect(x: 0, y: 280, width: 390, height: 80))
        outer.addSubview(UISlider(frame: CGRect(x: 20, y: 20, width: 300, height: 40)))
        stage.top.view.addSubview(outer)
        stage.swipe(from: 40, y: 320)
        expect(.excludedView, on: stage)
        stage.swipe(from: 40, y: 285)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 4: a button with a value, such as one with a menu, does not follow the finger", arguments: drivers)
    func buttonWithValue(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        let button = UIButton(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
        button.addAction(UIAction { _ in }, for: .valueChanged)
        stage.top.view.addSubview(button)
        stage.swipe(from: 60, y: 520)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 4, 9, FIELD 2: during a push and during a pop", arguments: drivers)
    func transitioning(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.05)
        stage.pull(from: 60, to: 200)
        #expect(stage.verdict == .refused(.transitioning))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(!stage.device.isHung)
        #expect(stage.takeEvents() == ["refused transitioning"])

        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.05)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(120), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.verdict == .refused(.transitioning))
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 4, 9, FIELD 5, 15: a second swipe before the first has completed pops nothing more",
        arguments: drivers)
    func secondSwipe(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABCD", driver)
        for _ in 0..<2 {
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(200), duration: 0.04)
            stage.device.wait(0.02)
        }
        #expect(stage.verdict == .refused(.transitioning))
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "AB")
    }

    @Test(
        "Behaviour 4, 9, 13: the screen's last word, asked once and only about a drag that would pop",
        arguments: drivers)
    func screenDeclined(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
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

    @Test("Behaviour 9: a tap and a held finger are no refused drags", arguments: drivers)
    func tap(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("A", driver)
        stage.device.fingerTap(at: stage.point(60))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(66), duration: 0.1)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.verdict == nil)
        #expect(stage.takeEvents() == [])
    }

    @Test("Behaviour 9: the views under a refused drag keep their touches", arguments: drivers)
    func harmless(driver: (driver: PopDriver, version: Int)) {
        final class Pad: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                if log.last != "moved" { log.append("moved") }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let stage = stage("AB", driver)
        let pad = Pad(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        stage.top.view.addSubview(pad)
        stage.top.isPopGestureEnabled = false
        stage.swipe(y: 400)
        #expect(pad.log == ["began", "moved", "ended"])
        stage.top.isPopGestureEnabled = true
        pad.log = []
        stage.swipe(y: 400)
        #expect(pad.log.first == "began" && pad.log.last == "cancelled")
    }

    @Test("Behaviour 9: a swipe takes the touch from the views under it, whoever carries it out; a short drag does not")
    func cancelledTouches() {
        final class Pad: UIView {
            var last = ""
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = "ended" }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = "cancelled" }
        }
        let stage = stage("AB", (.contentPop, 26))
        let pad = Pad(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        stage.top.view.addSubview(pad)
        // Enough for the own recognizer, too little for the system's, which is the one that would pop.
        for _ in 0..<2 {
            stage.drag(from: 60, to: 80)
            #expect(stage.stack == "AB")
            #expect(pad.last == "ended")
        }
        // UIKit refuses its recognizer where the bar is hidden; the percent-driven transition serves.
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(pad.last == "cancelled")
    }
}
