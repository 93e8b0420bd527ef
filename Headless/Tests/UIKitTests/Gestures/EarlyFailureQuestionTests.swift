import Testing
import UIKit

@MainActor
@Suite("Recognizers: the moment of the failure questions")
struct EarlyFailureQuestionTests {
    private func stage(atTouchDown: Bool) -> (GestureStage, Probe, Probe) {
        let stage = GestureStage()
        stage.system.switches.asksFailureAtTouchDown = atTouchDown
        let (a, b) = (stage.add(Probe(stage), "a"), stage.add(Probe(stage), "b"))
        for probe in [a, b] { probe.isLogging = false }
        return (stage, a, b)
    }

    @Test(
        "Failure questions come at the attempt, or at touch-down for all pairs, and once", .facts(.delegateQuestions),
        arguments: [true, false])
    func moment(atTouchDown: Bool) {
        let (stage, a, b) = stage(atTouchDown: atTouchDown)
        for probe in [a, b] {
            let delegate = stage.delegate(of: probe)
            delegate.requireFailure = { _ in false }
            delegate.beRequired = { _ in false }
        }
        let (ofA, ofB) = (["a: after b?", "b: before a?"], ["b: after a?", "a: before b?"])
        stage.down(50, 50)
        #expect(stage.takeLog() == (atTouchDown ? ofA + ofB : []))
        a.onMoved = { probe, _, _ in probe.state = .began }
        a.onEnded = { probe, _, _ in probe.state = .ended }
        stage.move(51, 50)
        #expect(stage.takeLog() == (atTouchDown ? [] : ofA) + ["a began"])
        stage.up()
        stage.log = []
        stage.down(50, 50)
        #expect(stage.takeLog().count == (atTouchDown ? 4 : 0))
    }

    @Test(
        "An answer given at touch-down is kept for the attempt", .facts(.delegateQuestions, .failureRequirements),
        arguments: [true, false])
    func kept(atTouchDown: Bool) {
        let (stage, a, b) = stage(atTouchDown: atTouchDown)
        let delegate = stage.delegate(of: a)
        delegate.requireFailure = { _ in true }
        stage.down(50, 50)
        delegate.requireFailure = { _ in false }
        a.onMoved = { probe, _, _ in probe.state = .began }
        stage.move(51, 50)
        #expect(a.state == (atTouchDown ? .possible : .began))
        b.state = .failed
        #expect(a.state == .began)
    }

    @Test("A second finger asks only for the recognizers that it adds", .facts(.delegateQuestions))
    func secondFinger() {
        let (stage, a, b) = stage(atTouchDown: true)
        let view = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let c = stage.add(Probe(stage), "c", to: view)
        c.isLogging = false
        for probe in [a, b, c] { stage.delegate(of: probe).requireFailure = { _ in false } }
        stage.down(200, 200)
        #expect(stage.takeLog() == ["a: after b?", "b: after a?"])
        stage.down(50, 50, finger: 1)
        let new = ["c: after a?", "c: after b?", "a: after c?", "b: after c?"]
        #expect(stage.takeLog().filter { $0.contains("after") } == new)
    }

    @Test(
        "Other pans wait for the edge recognizer whenever the questions come, and not in a scroll",
        .facts(.delegateQuestions, .popRecognizers, .scrollEvents), arguments: [true, false])
    func edge(atTouchDown: Bool) {
        let stage = GestureStage()
        stage.system.switches.asksFailureAtTouchDown = atTouchDown
        stage.add(_UIParallaxTransitionPanGestureRecognizer(), "edge")
        let inner = UIView(frame: stage.window.bounds)
        stage.view.addSubview(inner)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        pan.allowedScrollTypesMask = .continuous
        stage.down(5, 400)
        for x in [18, 24, 30] as [CGFloat] { stage.move(x, 400) }
        #expect(stage.takeLog() == ["edge began", "edge changed"])
        stage.up()
        stage.log = []
        stage.down(5, 400)
        for y in [412, 420, 430] as [CGFloat] { stage.move(5, y) }
        #expect(stage.takeLog() == ["pan began", "pan changed", "pan changed"])
        stage.up()
        stage.log = []
        stage.down(200, 400)
        stage.move(212, 400)
        #expect(stage.takeLog() == ["pan began"])
        stage.up()
        stage.log = []
        stage.device.scroll(by: CGVector(dx: 60, dy: 0), at: CGPoint(x: 5, y: 400), duration: 0.2)
        #expect(stage.log.first == "pan began")
    }
}
