import Testing
import UIKit

@MainActor
@Suite("Views: touches that recognizers also receive")
struct ViewTouchTests {
    @Test("A continuous gesture cancels the touches of the view before its first action", .facts(.touchesOfViews))
    func cancelContinuous() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.add(UIPanGestureRecognizer(), "pan")
        touched.becomeFirstResponder()
        stage.down(50, 50)
        stage.move(55, 50)
        stage.move(65, 50)
        stage.move(75, 50)
        stage.up()
        #expect(
            stage.log == ["view began", "view moved", "view cancelled", "pan began", "pan changed", "pan ended"]
        )
    }

    @Test("A discrete gesture cancels the touches of the view after its action", .facts(.touchesOfViews))
    func cancelDiscrete() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.add(UITapGestureRecognizer(), "tap")
        stage.tap(50, 50)
        #expect(stage.log == ["view began", "tap ended", "view cancelled"])
    }

    @Test("With cancelsTouchesInView off the view receives all touches", .facts(.touchesOfViews))
    func noCancel() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.cancelsTouchesInView = false
        stage.down(50, 50)
        stage.move(65, 50)
        stage.up()
        #expect(stage.takeLog() == ["view began", "pan began", "view moved", "pan ended", "view ended"])
        stage.tap(50, 50)
        #expect(stage.takeLog() == ["view began", "tap ended", "view ended"])
    }

    @Test("Ignored touches continue in the view when the gesture cancels the others", .facts(.touchesOfViews))
    func ignoredTouches() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        touched.isMultipleTouchEnabled = true
        let probe = stage.add(Probe(stage), "probe")
        probe.isLogging = false
        stage.down(50, 50)
        probe.onBegan = { probe, touches, event in for touch in touches { probe.ignore(touch, for: event) } }
        stage.down(60, 60, finger: 1)
        probe.onMoved = { probe, _, _ in probe.state = .began }
        stage.log = []
        stage.move(51, 50)
        #expect(stage.takeLog() == ["view cancelled", "probe began"])
        stage.move(61, 60, finger: 1)
        #expect(stage.takeLog() == ["view moved"])
    }

    @Test(
        "With delaysTouchesBegan a view gets its touches, as they began, when the recognizer fails",
        .facts(.touchesOfViews))
    func delayedBegan() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let probe = stage.add(Probe(stage), "probe", to: touched)
        probe.isLogging = false
        probe.delaysTouchesBegan = true
        stage.down(50, 50)
        stage.move(52, 50)
        #expect(stage.takeLog() == [])
        probe.onMoved = { probe, _, _ in probe.state = .failed }
        stage.move(54, 50)
        #expect(stage.takeLog() == ["view began", "view moved"])
        stage.up()
        #expect(stage.takeLog() == ["view ended"])

        // The recognizer fails by a timer between two events, before the finger has lifted.
        stage.down(50, 50)
        probe.state = .failed
        #expect(stage.takeLog() == ["view began"])
        stage.up()
        stage.log = []
        probe.onEnded = { probe, _, _ in probe.state = .failed }
        stage.tap(50, 50)
        #expect(stage.takeLog() == ["view began", "view ended"])
    }

    @Test("A recognizer delays only its own touches", .facts(.touchesOfViews))
    func ignoredTouchesAreNotHeld() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let probe = stage.add(Probe(stage), "probe")
        probe.isLogging = false
        probe.delaysTouchesBegan = true
        stage.down(250, 400)
        probe.onBegan = { probe, touches, event in for touch in touches { probe.ignore(touch, for: event) } }
        stage.down(50, 50, finger: 1)
        #expect(stage.log == ["view began"])
    }

    @Test("With delaysTouchesBegan a view doesn't receive the touches of a recognized gesture", .facts(.touchesOfViews))
    func delayedBeganRecognized() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        stage.down(50, 50)
        stage.move(65, 50)
        stage.up()
        #expect(stage.log == ["pan began", "pan ended"])
    }

    @Test("With delaysTouchesEnded the end of a touch is held until the recognizer has failed", .facts(.touchesOfViews))
    func delayedEnded() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let tap = stage.add(UITapGestureRecognizer(), "double tap", to: touched)
        tap.numberOfTapsRequired = 2
        stage.tap(50, 50)
        #expect(stage.takeLog() == ["view began"])
        stage.wait(1)
        #expect(stage.takeLog() == ["view ended"])

        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(50, 50)
        #expect(
            stage.takeLog() == ["view began", "view began", "double tap ended", "view cancelled", "view cancelled"])

        stage.wait(1)
        tap.delaysTouchesEnded = false
        stage.tap(50, 50)
        #expect(stage.takeLog() == ["view began", "view ended"])
    }

    @Test("A view receives one call for each phase, with all its touches in that phase", .facts(.touchesOfViews))
    func oneCallForEachPhase() {
        final class Counting: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
            private func note(_ call: String, _ touches: Set<UITouch>) {
                calls.append("\(call) \(touches.count)")
                #expect(touches.allSatisfy { "\($0.phase)" == call })
            }
        }
        let stage = GestureStage()
        let views = [0, 200].map { x in
            let view = Counting(frame: CGRect(x: x, y: 0, width: 200, height: 200))
            view.isMultipleTouchEnabled = true
            stage.view.addSubview(view)
            return view
        }
        func send(_ phase: UITouch.Phase, _ places: [(Int, CGFloat, CGFloat)]) {
            stage.touches.send(places.map { .init(finger: $0.0, phase: phase, point: CGPoint(x: $0.1, y: $0.2)) })
        }
        send(.began, [(0, 50, 50), (1, 250, 50), (2, 90, 90)])
        #expect(views.map(\.calls) == [["began 2"], ["began 1"]])
        for view in views { view.calls = [] }
        send(.moved, [(0, 51, 50), (1, 251, 50), (2, 91, 90)])
        #expect(views.map(\.calls) == [["moved 2"], ["moved 1"]])
        send(.moved, [(2, 92, 90)])
        #expect(views.map(\.calls) == [["moved 2", "moved 1"], ["moved 1"]])
        for view in views { view.calls = [] }
        stage.touches.send([
            .init(finger: 0, phase: .ended, point: CGPoint(x: 51, y: 50)),
            .init(finger: 2, phase: .moved, point: CGPoint(x: 93, y: 90)),
        ])
        #expect(views[0].calls == ["moved 1", "ended 1"])
        stage.up(finger: 1)
        stage.up(finger: 2)
        views[0].calls = []
        // A recognizer that cancels both touches does so in one call.
        let pinch = stage.add(Probe(stage), "pinch", to: views[0])
        send(.began, [(0, 50, 50), (1, 90, 90)])
        pinch.onMoved = { probe, _, _ in probe.state = .began }
        send(.moved, [(0, 51, 50), (1, 91, 90)])
        #expect(views[0].calls == ["began 2", "cancelled 2"])
    }
}
