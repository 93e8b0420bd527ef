import Testing
import UIKit

@MainActor
@Suite("Recognizers: touch delivery")
struct TouchDeliveryTests {
    @Test("Only the recognizers of the hit view and of its superviews receive a touch", .facts(.touchCollection))
    func collection() {
        let stage = GestureStage()
        let inner = stage.addView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let beside = stage.addView("beside", frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        stage.add(Probe(stage), "inner", to: inner)
        stage.add(Probe(stage), "beside", to: beside)
        stage.add(Probe(stage), "outer")
        stage.add(Probe(stage), "window", to: stage.window)
        let disabled = stage.add(Probe(stage), "disabled", to: inner)
        disabled.isEnabled = false
        stage.down(50, 50)
        #expect(
            stage.takeLog() == [
                "inner.touchesBegan", "outer.touchesBegan", "window.touchesBegan", "inner began",
            ]
        )
        #expect(stage.touches.event.allTouches?.first?.gestureRecognizers?.map(\.name) == ["inner", "outer", "window"])
        #expect(
            stage.touches.recognizers(at: CGPoint(x: 50, y: 50)).map(\.name) == [
                "inner", "disabled", "outer", "window",
            ])
    }

    @Test("Recognizers that are added or moved after touch-down do not receive the touch", .facts(.touchCollection))
    func fixedSet() {
        let stage = GestureStage()
        let inner = stage.addView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = stage.add(Probe(stage), "first", to: inner)
        stage.down(50, 50)
        stage.add(Probe(stage), "late", to: inner)
        stage.log = []
        stage.move(300, 300)
        #expect(stage.takeLog() == ["first.touchesMoved", "inner moved"])
        #expect(first.numberOfTouches == 1)
        stage.up()
        stage.log = []
        stage.down(50, 50)
        #expect(stage.log.contains("late.touchesBegan"))
    }

    @Test(
        "A recognizer receives only its allowed types of touches, and by default one type at a time",
        .facts(.touchCollection))
    func touchTypes() {
        let stage = GestureStage()
        let pencil = stage.add(Probe(stage), "pencil")
        pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        let any = stage.add(Probe(stage), "any")
        let mixed = stage.add(Probe(stage), "mixed")
        mixed.requiresExclusiveTouchType = false
        stage.down(50, 50)
        stage.touches.begin(finger: 1, at: CGPoint(x: 60, y: 60), type: .pencil)
        #expect(pencil.numberOfTouches == 1)
        #expect(any.numberOfTouches == 1)
        #expect(mixed.numberOfTouches == 2)
        stage.up()
        stage.up(finger: 1)
        stage.touches.begin(at: CGPoint(x: 60, y: 60), type: .pencil)
        #expect(any.numberOfTouches == 1)
    }

    @Test(
        "In an event the deepest view's recognizers are called first, then those added earlier", .facts(.deliveryOrder))
    func order() {
        let stage = GestureStage()
        let inner = stage.addView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.add(Probe(stage), "outer 0")
        stage.add(Probe(stage), "outer 1")
        stage.add(Probe(stage), "inner 0", to: inner)
        stage.add(Probe(stage), "inner 1", to: inner)
        // The outer recognizers already have a touch when the inner ones join.
        stage.down(300, 300)
        stage.down(50, 50, finger: 1)
        stage.log = []
        stage.touches.send([
            .init(finger: 0, phase: .moved, point: CGPoint(x: 301, y: 300)),
            .init(finger: 1, phase: .moved, point: CGPoint(x: 51, y: 50)),
        ])
        #expect(
            stage.log == [
                "inner 0.touchesMoved", "inner 1.touchesMoved", "outer 0.touchesMoved", "outer 1.touchesMoved",
                "inner moved",
            ]
        )
    }

    @Test("A finished recognizer ignores its remaining touches", .facts(.recognizerReset))
    func finishedIgnoresTouches() {
        let stage = GestureStage()
        let probe = stage.add(Probe(stage), "probe")
        probe.onMoved = { probe, _, _ in probe.state = .failed }
        stage.down(50, 50)
        stage.down(60, 60, finger: 1)
        stage.move(51, 50)
        #expect(stage.takeLog().last == "probe.reset")
        stage.move(52, 50)
        stage.move(62, 60, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(stage.takeLog() == [])
        stage.down(50, 50)
        #expect(stage.takeLog() == ["probe.touchesBegan"])
    }

    @Test(
        "A finished recognizer ignores touches until its reset, which waits for tied recognizers",
        .facts(.recognizerReset))
    func resetWaits() {
        let stage = GestureStage()
        let probe = stage.add(Probe(stage), "probe")
        let tied = stage.add(Probe(stage), "tied")
        tied.require(toFail: probe)
        stage.delegate(of: probe).receiveTouch = { _ in true }
        probe.onMoved = { probe, _, _ in probe.state = .failed }
        stage.down(50, 50)
        stage.log = []
        stage.move(51, 50)
        #expect(stage.takeLog() == ["probe.touchesMoved", "tied.touchesMoved"])
        #expect(probe.state == .failed)
        stage.down(60, 60, finger: 1)
        #expect(stage.takeLog() == ["tied.touchesBegan"])
        tied.state = .failed
        #expect(stage.takeLog() == ["probe.reset", "tied.reset"])
        #expect(probe.state == .possible)
    }

    @Test(
        "A failed recognizer is reset while others follow its finger, or after them",
        .facts(.recognizerReset), arguments: [true, false])
    func resetBesideOthers(isBesideOthers: Bool) {
        let stage = GestureStage()
        stage.system.switches.resetsFailedBesideOthers = isBesideOthers
        let probe = stage.add(Probe(stage), "probe")
        let follower = stage.add(Probe(stage), "follower")
        follower.isLogging = false
        probe.onMoved = { probe, _, _ in probe.state = .failed }
        stage.down(50, 50)
        stage.move(51, 50)
        stage.log = []
        stage.down(60, 60, finger: 1)
        #expect(stage.takeLog() == (isBesideOthers ? ["probe.touchesBegan"] : []))
        follower.state = .failed
        #expect(stage.takeLog() == (isBesideOthers ? [] : ["probe.reset"]))
    }

    @Test("A blocked recognizer that has ended ignores new touches", .facts(.recognizerReset))
    func waitingTakesNoTouch() {
        let stage = GestureStage()
        let waiting = stage.add(Probe(stage), "waiting")
        let gate = stage.add(Probe(stage), "gate")
        gate.isLogging = false
        waiting.require(toFail: gate)
        waiting.onMoved = { probe, _, _ in probe.state = .ended }
        stage.down(50, 50)
        stage.move(51, 50)
        stage.log = []
        stage.down(60, 60, finger: 1)
        #expect(stage.takeLog() == [])
        gate.state = .failed
        #expect(stage.takeLog() == ["waiting ended", "waiting.reset"])
    }

    @Test("A possible recognizer that has lost its last touch blocks no other", .facts(.recognizerReset))
    func leaves() {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        let idle = stage.add(Probe(stage), "idle")
        idle.isLogging = false
        tap.require(toFail: idle)
        stage.tap(50, 50)
        #expect(stage.log == ["tap ended"])
        #expect(idle.state == .possible)
    }

    @Test("The reset happens no later than when the last touch lifts", .facts(.recognizerReset))
    func resetAtLastTouch() {
        let stage = GestureStage()
        let probe = stage.add(Probe(stage), "probe")
        let tap = stage.add(UITapGestureRecognizer(), "double tap")
        tap.numberOfTapsRequired = 2
        tap.require(toFail: probe)
        probe.onBegan = { probe, _, _ in probe.state = .failed }
        stage.down(50, 50)
        stage.log = []
        #expect(probe.state == .failed)
        stage.up()
        #expect(stage.takeLog() == ["probe.reset"])
    }
}
