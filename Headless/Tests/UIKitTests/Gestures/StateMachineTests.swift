import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Recognizers: the state machine")
struct StateMachineTests {
    private typealias State = UIGestureRecognizer.State

    /// Sets the first state, and in the next event the other ones in turn. Returns the state inside that event; a
    /// finished recognizer is possible again after the event.
    private func path(_ first: State, _ others: [State], _ stage: GestureStage) -> State {
        let probe = stage.add(Probe(stage), "probe")
        probe.isLogging = false
        stage.down(100, 100)
        let events: [[State]] =
            switch first {
            case .possible: [others]
            case .changed: [[.began], [.changed], others]
            case .cancelled: [[.began], [.cancelled] + others]
            case .began: [[.began], others]
            default: [[first] + others]
            }
        var shown = State.possible
        for states in events {
            stage.log = []
            probe.onMoved = { probe, _, _ in
                for state in states { probe.state = state }
                shown = probe.state
            }
            stage.move(110, 100)
        }
        return shown
    }

    @Test(
        "Each valid transition except failed sends its action", .facts(.recognizerStates),
        arguments: [
            (.possible, .began, ["probe began"]), (.possible, .ended, ["probe ended"]), (.possible, .failed, []),
            (.began, .changed, ["probe changed"]), (.began, .ended, ["probe ended"]),
            (.began, .cancelled, ["probe cancelled"]), (.changed, .changed, ["probe changed"]),
            (.changed, .ended, ["probe ended"]), (.changed, .cancelled, ["probe cancelled"]),
        ] as [(UIGestureRecognizer.State, UIGestureRecognizer.State, [String])]
    )
    func transitions(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, actions: [String]) {
        let stage = GestureStage()
        #expect(path(from, [to], stage) == to)
        #expect(stage.log == actions)
    }

    @Test(
        "A finished recognizer is reset to possible at the end of the round in which it finished",
        .facts(.recognizerStates))
    func reset() {
        for (state, action) in [(State.ended, ["probe ended"]), (.failed, [])] {
            let stage = GestureStage()
            let probe = stage.add(Probe(stage), "probe")
            probe.onMoved = { probe, _, _ in probe.state = state }
            stage.down(100, 100)
            stage.move(101, 100)
            #expect(stage.log == ["probe.touchesBegan", "probe.touchesMoved"] + action + ["probe.reset"])
            #expect(probe.state == .possible)
        }
    }

    @Test(
        "States that do not follow are normalised; in a final state, setting the state does nothing",
        .facts(.normalizedStates),
        arguments: [
            (.possible, .changed, .began), (.possible, .cancelled, .failed), (.began, .failed, .cancelled),
            (.began, .began, .changed), (.changed, .failed, .cancelled), (.changed, .began, .changed),
            (.ended, .began, .ended), (.ended, .failed, .ended), (.cancelled, .began, .cancelled),
            (.failed, .began, .failed), (.failed, .ended, .failed), (.possible, .possible, .possible),
            (.began, .possible, .began),
        ] as [(UIGestureRecognizer.State, UIGestureRecognizer.State, UIGestureRecognizer.State)]
    )
    func normalised(from: UIGestureRecognizer.State, set: UIGestureRecognizer.State, to: UIGestureRecognizer.State) {
        #expect(path(from, [set], GestureStage()) == to)
    }

    @Test(
        "shouldBegin is asked once when leaving possible for began or ended, and never for failed", .facts(.shouldBegin)
    )
    func shouldBegin() {
        for (state, expected) in [
            (State.began, ["probe: begin?", "probe began"]), (.ended, ["probe: begin?", "probe ended"]), (.failed, []),
        ] {
            let stage = GestureStage()
            let probe = stage.add(Probe(stage), "probe")
            probe.isLogging = false
            var stateWhenAsked: State?
            stage.delegate(of: probe).begin = {
                stateWhenAsked = $0.state
                return true
            }
            probe.onMoved = { probe, _, _ in probe.state = state }
            stage.down(100, 100)
            stage.move(101, 100)
            #expect(stage.takeLog() == expected)
            #expect(stateWhenAsked == (expected.isEmpty ? nil : .possible))
            probe.onMoved = { probe, _, _ in probe.state = .changed }
            stage.move(102, 100)
            #expect(!stage.log.contains("probe: begin?"))
        }
    }

    @Test("A no in shouldBegin fails the recognizer without an action", .facts(.shouldBegin))
    func refused() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.delegate(of: pan).begin = { _ in false }
        stage.down(100, 100)
        stage.move(120, 100)
        stage.move(140, 100)
        stage.up()
        #expect(stage.log == ["pan: begin?"])
    }

    @Test("A round delivers, resolves, sends actions, delivers to views, lays out and resets", .facts(.eventRound))
    func round() {
        final class Layout: UIView {
            var onLayout: () -> Void = {}
            override func layoutSubviews() { onLayout() }
        }
        let stage = GestureStage()
        let touched = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let layout = Layout()
        stage.view.addSubview(layout)
        stage.system.runLoopTurn()
        layout.onLayout = { stage.log.append("layout") }

        // The deeper recognizer waits for the outer one, which fails in the same event. The third one loses to the
        // deeper one.
        let deep = stage.add(Probe(stage), "deep", to: touched)
        let outer = stage.add(Probe(stage), "outer")
        let loser = stage.add(Probe(stage), "loser")
        deep.cancelsTouchesInView = false
        deep.require(toFail: outer)
        deep.onMoved = { probe, _, _ in probe.state = .ended }
        outer.onMoved = { probe, _, _ in probe.state = .failed }
        loser.onMoved = { probe, _, _ in probe.state = .began }
        stage.delegate(of: loser).simultaneous = { _ in
            stage.log.append("deep is \(deep.state)")
            return false
        }
        deep.addTarget(stage.target { _ in layout.setNeedsLayout() }, action: GestureStage.action)

        stage.down(100, 100)
        stage.log = []
        stage.move(120, 100)
        #expect(
            stage.log == [
                "deep.touchesMoved", "outer.touchesMoved", "loser.touchesMoved", "loser: with deep?", "deep is ended",
                "deep ended", "view moved", "layout", "deep.reset", "outer.reset", "loser.reset",
            ]
        )
    }

    @Test("Actions run inside the event that caused them", .facts(.eventRound))
    func synchronousActions() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.system.clock.async { stage.log.append("main queue") }
        stage.touches.move(to: CGPoint(x: 120, y: 100))
        #expect(stage.log == ["pan began", "main queue"])
        #expect(pan.state == .began)
    }

    @Test("Each event after began gives one changed, even without movement", .facts(.changedPerEvent))
    func changes() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        let probe = stage.add(Probe(stage), "probe")
        probe.isLogging = false
        probe.onMoved = { probe, _, _ in if probe.state == .possible { probe.state = .began } }
        stage.delegate(of: probe).simultaneous = { _ in true }
        stage.down(100, 100)
        stage.move(120, 100)
        stage.log.removeAll { $0.contains("with") }
        #expect(stage.takeLog() == ["pan began", "probe began"])
        stage.move(121, 100)
        #expect(stage.takeLog() == ["pan changed", "probe changed"])
        stage.move(121, 100)
        #expect(stage.takeLog() == ["pan changed", "probe changed"])
        stage.touches.send([
            .init(finger: 1, phase: .began, point: CGPoint(x: 200, y: 200)),
            .init(finger: 0, phase: .moved, point: CGPoint(x: 122, y: 100)),
        ])
        #expect(stage.takeLog() == ["pan changed", "probe changed"])
    }

    @Test("Targets are called once each, in the order of their addition, until they are removed", .facts(.targetOrder))
    func targets() {
        let stage = GestureStage()
        let first = stage.target { _ in stage.log.append("first") }
        let second = stage.target { _ in stage.log.append("second") }
        let tap = UITapGestureRecognizer(target: first, action: GestureStage.action)
        tap.addTarget(second, action: GestureStage.action)
        tap.addTarget(first, action: GestureStage.action)
        stage.view.addGestureRecognizer(tap)
        stage.tap(100, 100)
        #expect(stage.takeLog() == ["first", "second"])
        stage.wait(1)
        tap.removeTarget(first, action: nil)
        stage.tap(100, 100)
        #expect(stage.takeLog() == ["second"])
        stage.wait(1)
        tap.removeTarget(nil, action: nil)
        stage.tap(100, 100)
        #expect(stage.takeLog() == [])
    }

    @Test(
        "A target added to the pop recognizer runs after UIKit's, and sees a cancelled pop at ended",
        .facts(.targetOrder))
    func targetOfPopRecognizer() throws {
        let device = SimulatedDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        let stage = GestureStage()
        device.wait(0)
        var log: [String] = []
        let target = stage.target { [unowned navigation] in
            let coordinator = navigation.transitionCoordinator
            log.append("\($0.state) \(coordinator.map { $0.isCancelled ? "cancelled" : "on" } ?? "none")")
        }
        navigation.interactivePopGestureRecognizer?.addTarget(target, action: GestureStage.action)
        device.fingerDown(at: CGPoint(x: 5, y: 400))
        device.fingerMove(to: CGPoint(x: 60, y: 400), duration: 1 / 60)
        device.fingerMove(to: CGPoint(x: 50, y: 400), duration: 1)
        device.fingerUp()
        #expect(log.first == "began on")
        #expect(log.last == "ended cancelled")
    }

    @Test("Every target of a state sees that state, even if an earlier target ends the gesture", .facts(.targetOrder))
    func targetsSeeTheState() {
        let stage = GestureStage()
        let pan = UIPanGestureRecognizer()
        pan.addTarget(stage.target { if $0.state == .began { $0.isEnabled = false } }, action: GestureStage.action)
        stage.add(pan, "pan")
        stage.down(100, 100)
        stage.move(120, 100)
        stage.move(140, 100)
        #expect(stage.log == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }
}
