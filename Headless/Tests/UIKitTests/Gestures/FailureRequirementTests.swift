import Testing
import UIKit

@MainActor
@Suite("Recognizers: failure requirements")
struct FailureRequirementTests {
    @Test(
        "Actions wait until the required recognizer fails; a pan's translation restarts at zero",
        .facts(.failureRequirements))
    func waits() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let gate = stage.add(Probe(stage), "gate")
        gate.isLogging = false
        pan.require(toFail: gate)
        var translations: [CGFloat] = []
        pan.addTarget(
            stage.target { _ in translations.append(pan.translation(in: nil).x) },
            action: GestureStage.action
        )
        stage.down(50, 50)
        stage.move(65, 50)
        stage.move(80, 50)
        #expect(stage.takeLog() == [])
        #expect(pan.state == .possible)
        gate.onMoved = { probe, _, _ in probe.state = .failed }
        stage.move(90, 50)
        #expect(stage.takeLog() == ["pan began", "pan changed"])
        stage.move(97, 50)
        #expect(stage.takeLog() == ["pan changed"])
        #expect(translations == [0, 0, 7])
    }

    @Test(
        "A pan keeps its translation if the required recognizer fails in the same event",
        .facts(.failureRequirements), arguments: [false, true])
    func failsAtOnce(gateIsFirst: Bool) {
        let stage = GestureStage()
        let gate = Probe(stage)
        gate.isLogging = false
        gate.onMoved = { probe, _, _ in probe.state = .failed }
        if gateIsFirst { stage.add(gate, "gate") }
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        if !gateIsFirst { stage.add(gate, "gate") }
        pan.require(toFail: gate)
        stage.down(50, 50)
        stage.move(80, 50)
        #expect(stage.takeLog() == ["pan began"])
        #expect(pan.translation(in: nil).x == 20)
    }

    @Test(
        "A released recognizer sends began, and ended if it has ended; a tap sends only ended",
        .facts(.failureRequirements))
    func released() {
        for (state, expected) in [(UIGestureRecognizer.State.began, ["a began"]), (.ended, ["a ended"])] {
            let stage = GestureStage()
            let (a, b) = (stage.add(Probe(stage), "a"), stage.add(Probe(stage), "b"))
            for probe in [a, b] { probe.isLogging = false }
            a.require(toFail: b)
            a.onMoved = { probe, _, _ in probe.state = state }
            b.onMoved = { probe, _, _ in probe.state = .failed }
            stage.down(50, 50)
            stage.move(51, 50)
            #expect(stage.log == expected)
        }
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let tap = stage.add(UITapGestureRecognizer(), "double tap")
        tap.numberOfTapsRequired = 2
        pan.require(toFail: tap)
        stage.down(50, 50)
        stage.move(65, 50)
        stage.up()
        #expect(stage.takeLog() == [])
        stage.wait(1)
        #expect(stage.takeLog() == ["pan began", "pan ended"])
    }

    @Test(
        "A recognizer fails when the required one begins or recognizes", .facts(.failureRequirements),
        arguments: [UIGestureRecognizer.State.began, .recognized])
    func fails(state: UIGestureRecognizer.State) {
        let stage = GestureStage()
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        let gate = stage.add(Probe(stage), "gate")
        gate.isLogging = false
        pan.require(toFail: gate)
        stage.down(50, 50)
        stage.move(65, 50)
        gate.onMoved = { probe, _, _ in probe.state = state }
        stage.log = []
        stage.move(80, 50)
        stage.move(90, 50)
        #expect(!stage.log.contains { $0.hasPrefix("pan") })
    }

    @Test("A blocked recognizer that is cancelled doesn't send an action", .facts(.failureRequirements))
    func cancelledWhileWaiting() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let gate = stage.add(Probe(stage), "gate")
        gate.isLogging = false
        pan.require(toFail: gate)
        stage.down(50, 50)
        stage.move(65, 50)
        stage.touches.cancelAll()
        #expect(stage.log == [])
        #expect(pan.state == .possible)
    }

    @Test("A single tap waits for the double tap and is recognized when that fails", .facts(.failureRequirements))
    func singleAndDoubleTap() {
        let stage = GestureStage()
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.tap(50, 50)
        #expect(stage.takeLog() == [])
        stage.wait(1)
        #expect(stage.takeLog() == ["single ended"])
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(50, 50)
        stage.wait(1)
        #expect(stage.takeLog() == ["double ended"])
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(200, 200)
        stage.wait(1)
        #expect(stage.takeLog() == ["single ended"])
    }

    @Test("Two recognizers that wait for each other both fail when the finger lifts", .facts(.failureRequirements))
    func mutual() {
        let stage = GestureStage()
        let (a, b) = (stage.add(UIPanGestureRecognizer(), "a"), stage.add(UIPanGestureRecognizer(), "b"))
        a.require(toFail: b)
        b.require(toFail: a)
        stage.down(50, 50)
        stage.move(65, 50)
        stage.up()
        #expect(stage.takeLog() == [])
        a.isEnabled = false
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.takeLog() == ["b began"])
    }

    @Test("A disabled recognizer, or one without a touch in the event, blocks no other", .facts(.unblockingRecognizers))
    func blocksNobody() {
        let stage = GestureStage()
        let elsewhere = stage.addView("view", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let disabled = stage.add(Probe(stage), "disabled")
        let untouched = stage.add(Probe(stage), "untouched", to: elsewhere)
        disabled.isEnabled = false
        pan.require(toFail: disabled)
        pan.require(toFail: untouched)
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.takeLog() == ["pan began"])
        stage.up()
        stage.log = []

        // The same recognizer blocks the tap while it has a touch.
        stage.down(250, 50)
        stage.move(265, 50)
        #expect(!stage.log.contains("pan began"))
        untouched.isEnabled = false
        #expect(stage.log.last == "pan began")
    }
}
