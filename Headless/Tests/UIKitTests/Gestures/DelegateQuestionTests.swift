import Testing
import UIKit

@MainActor
@Suite("Recognizers: delegate questions")
struct DelegateQuestionTests {
    @Test(
        "The event is asked about once a sequence, each new touch once, before touchesBegan", .facts(.delegateQuestions)
    )
    func receiving() {
        let stage = GestureStage()
        let probe = stage.add(Probe(stage), "probe")
        let delegate = stage.delegate(of: probe)
        delegate.receiveEvent = { _ in true }
        var numbersOfTouches: [Int] = []
        delegate.receiveTouch = {
            numbersOfTouches.append($0.gestureRecognizers?.count ?? 0)
            return true
        }
        stage.down(50, 50)
        #expect(stage.takeLog() == ["probe: event?", "probe: touch?", "probe.touchesBegan"])
        stage.down(60, 60, finger: 1)
        #expect(stage.takeLog() == ["probe: touch?", "probe.touchesBegan"])
        stage.up()
        stage.up(finger: 1)
        stage.log = []
        stage.down(50, 50)
        #expect(stage.takeLog() == ["probe: event?", "probe: touch?", "probe.touchesBegan"])
        #expect(numbersOfTouches == [0, 0, 0])
    }

    @Test("A delegate's no keeps the touch away from its recognizer only", .facts(.delegateQuestions))
    func notReceiving() {
        let stage = GestureStage()
        let noEvent = stage.add(Probe(stage), "no event")
        let noTouch = stage.add(Probe(stage), "no touch")
        stage.add(Probe(stage), "other")
        stage.delegate(of: noEvent).receiveEvent = { _ in false }
        let delegate = stage.delegate(of: noTouch)
        delegate.receiveTouch = { $0.location(in: nil).x > 100 }
        stage.down(50, 50)
        stage.down(60, 60, finger: 1)
        #expect(
            stage.takeLog() == [
                "no event: event?", "no touch: touch?", "other.touchesBegan",
                "no event: event?", "no touch: touch?", "other.touchesBegan",
            ],
            "the recognizer that has refused is asked again at the next touch"
        )
        stage.down(150, 150, finger: 2)
        #expect(
            stage.takeLog() == ["no event: event?", "no touch: touch?", "no touch.touchesBegan", "other.touchesBegan"])
        #expect(noTouch.numberOfTouches == 1)
    }

    @Test("A subclass's shouldReceive(_:) is asked before the delegate", .facts(.delegateQuestions))
    func subclassReceives() {
        final class Deaf: UIGestureRecognizer {
            override func shouldReceive(_ event: UIEvent) -> Bool { false }
        }
        let stage = GestureStage()
        let deaf = stage.add(Deaf(), "deaf")
        stage.delegate(of: deaf).receiveEvent = { _ in true }
        stage.down(50, 50)
        #expect(deaf.numberOfTouches == 0)
        #expect(stage.log == [])
    }

    @Test(
        "Each attempt asks subclasses about failure, then the touched view, then shouldBegin, once",
        .facts(.delegateQuestions))
    func order() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        touched.mayBegin = { _ in true }
        let (a, b) = (Probe(stage), Probe(stage))
        stage.add(a, "a", to: touched)
        stage.add(b, "b", to: stage.view)
        for probe in [a, b] {
            probe.isLogging = false
            probe.requiring = { _ in false }
            probe.required = { _ in false }
            let delegate = stage.delegate(of: probe)
            delegate.requireFailure = { _ in false }
            delegate.beRequired = { _ in false }
            delegate.begin = { _ in true }
        }
        stage.down(50, 50)
        stage.log = []
        a.onMoved = { probe, _, _ in probe.state = .changed }
        stage.move(51, 50)
        #expect(
            stage.takeLog()
                == [
                    "a class: after b?", "b class: before a?", "a: after b?", "b: before a?", "view asked for a",
                    "a: begin?",
                    "b: with a?", "a: with b?", "view cancelled", "a began",
                ].filter { !$0.contains("with") }
        )
        stage.move(52, 50)
        #expect(stage.takeLog() == ["a changed"])
    }

    /// The objects that are asked whether one recognizer waits for the other, in the order of the questions.
    enum AskedForFailure: Int, CaseIterable { case classOfA, classOfB, delegateOfA, delegateOfB }

    @Test(
        "After one yes the remaining failure questions are not asked", .facts(.delegateQuestions),
        arguments: AskedForFailure.allCases)
    func firstYes(answering: AskedForFailure) {
        let stage = GestureStage()
        let (a, b) = (stage.add(Probe(stage), "a"), stage.add(Probe(stage), "b"))
        a.requiring = { _ in answering == .classOfA }
        b.required = { _ in answering == .classOfB }
        stage.delegate(of: a).requireFailure = { _ in answering == .delegateOfA }
        stage.delegate(of: b).beRequired = { _ in answering == .delegateOfB }
        for probe in [a, b] { probe.isLogging = false }
        stage.down(50, 50)
        a.onMoved = { probe, _, _ in probe.state = .began }
        stage.move(51, 50)
        let questions = ["a class: after b?", "b class: before a?", "a: after b?", "b: before a?"]
        #expect(stage.takeLog() == Array(questions[...answering.rawValue]))
        #expect(a.state == .possible)
        b.state = .failed
        #expect(stage.takeLog() == ["a began"])
    }

    @Test("Failure questions concern only recognizers that may still decide", .facts(.delegateQuestions))
    func failedAreNotAskedAbout() {
        let stage = GestureStage()
        let (a, b) = (stage.add(Probe(stage), "a"), stage.add(Probe(stage), "b"))
        for probe in [a, b] { probe.isLogging = false }
        stage.delegate(of: a).requireFailure = { _ in true }
        stage.view.gestureRecognizers = [b, a]
        b.onMoved = { probe, _, _ in probe.state = .failed }
        a.onMoved = { probe, _, _ in probe.state = .began }
        stage.down(50, 50)
        stage.move(51, 50)
        #expect(stage.log == ["a began"])
    }

    @Test(
        "After the touched view's no the delegate is not asked whether a gesture should begin",
        .facts(.delegateQuestions))
    func viewRefuses() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        touched.mayBegin = { _ in false }
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.delegate(of: pan).begin = { _ in true }
        stage.down(50, 50)
        stage.move(65, 50)
        stage.move(75, 50)
        #expect(stage.log == ["view began", "view asked for pan", "view moved", "view moved"])
    }

    @Test("A view is asked only about gestures that would cancel its touches", .facts(.delegateQuestions))
    func viewIsNotAsked() {
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        touched.mayBegin = { _ in false }
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.log == ["view began", "pan began", "view moved"])
    }

    enum SimultaneityYes: CaseIterable { case none, fromLoser, fromWinner }

    @Test(
        "The loser's delegate is asked first, then the winner's; one yes suffices", .facts(.delegateQuestions),
        arguments: SimultaneityYes.allCases)
    func simultaneous(yes: SimultaneityYes) {
        let stage = GestureStage()
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let winner = stage.add(UIPanGestureRecognizer(), "winner", to: inner)
        let loser = stage.add(UIPanGestureRecognizer(), "loser")
        stage.delegate(of: winner).simultaneous = { _ in yes == .fromWinner }
        stage.delegate(of: loser).simultaneous = { _ in yes == .fromLoser }
        stage.down(50, 50)
        stage.log = []
        stage.move(65, 50)
        let asked = yes == .fromLoser ? ["loser: with winner?"] : ["loser: with winner?", "winner: with loser?"]
        let began = ["view cancelled", "winner began"] + (yes == .none ? [] : ["loser began"])
        #expect(stage.log == asked + began)
    }

    @Test("Without an exclusion no delegate is asked about simultaneous recognition", .facts(.delegateQuestions))
    func noQuestion() {
        let stage = GestureStage()
        let (a, b) = (stage.add(Probe(stage), "a"), stage.add(Probe(stage), "b"))
        for probe in [a, b] {
            probe.isLogging = false
            stage.delegate(of: probe).simultaneous = { _ in true }
        }
        a.onMoved = { probe, _, _ in probe.state = .failed }
        b.onMoved = { probe, _, _ in probe.state = .ended }
        stage.down(50, 50)
        stage.move(51, 50)
        #expect(stage.log == ["b ended"])
    }
}
