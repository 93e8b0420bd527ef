import Testing
import UIKit

/// Common uses in apps and libraries: subclasses that override properties, and the private targets.
@MainActor
@Suite("Recognizers: subclasses and targets")
struct SubclassTests {
    @Test("Handlers read a subclass's overrides of state, translation, velocity and location")
    func overriddenReadings() {
        final class Fake: UIPanGestureRecognizer {
            var fakeState = State.possible
            override var state: State {
                get { fakeState }
                set { fakeState = newValue }
            }
            override func translation(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
            override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 5, y: 6) }
        }
        let fake: UIPanGestureRecognizer = Fake(target: nil, action: nil)
        fake.state = .changed
        #expect(fake.state == .changed)
        #expect(fake.translation(in: nil) == CGPoint(x: 1, y: 2))
        #expect(fake.velocity(in: nil) == CGPoint(x: 3, y: 4))
        #expect(fake.location(in: nil) == CGPoint(x: 5, y: 6))
    }

    @Test("A subclass that observes its state sees every state of a real finger")
    func observedState() {
        final class Observing: UIPanGestureRecognizer {
            var states: [State] = []
            override var state: State {
                get { super.state }
                set {
                    super.state = newValue
                    states.append(super.state)
                }
            }
        }
        let stage = GestureStage()
        let pan = stage.add(Observing(), "pan")
        stage.down(50, 50)
        stage.move(65, 50)
        stage.move(75, 50)
        stage.up()
        #expect(pan.states == [.began, .changed, .ended])
        #expect(stage.log == ["pan began", "pan changed", "pan ended"])
    }

    @Test("A subclass that begins in one direction only works as in many apps")
    func directionalPan() {
        final class Horizontal: UIPanGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
                guard state == .began else { return }
                let velocity = velocity(in: view)
                if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
            }
        }
        let stage = GestureStage()
        stage.add(Horizontal(), "pan")
        stage.down(50, 50)
        stage.move(50, 65)
        stage.move(50, 80)
        stage.up()
        #expect(stage.takeLog() == ["pan began", "pan cancelled"])
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.takeLog() == ["pan began"])
    }

    @Test("A state that is set between two events takes effect at once")
    func stateFromTimer() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let probe = stage.add(Probe(stage), "probe")
        stage.down(50, 50)
        stage.system.clock.schedule(after: 0.2) { probe.state = .ended }
        stage.log = []
        stage.wait(0.3)
        #expect(stage.takeLog() == ["probe ended", "view cancelled", "probe.reset"])
        stage.up()
        #expect(stage.takeLog() == [])
        probe.state = .ended
        #expect(stage.takeLog() == ["probe ended", "probe.reset"])
    }

    @Test("The targets are in _targets, each with its _target", .facts(.privateParts))
    func targets() throws {
        let stage = GestureStage()
        let pan = UIPanGestureRecognizer()
        let first = stage.target { _ in }
        let second = stage.target { _ in }
        pan.addTarget(first, action: GestureStage.action)
        pan.addTarget(second, action: GestureStage.action)
        for key in ["_targets", "targets"] {
            let array = try #require(pan.value(forKey: key) as? NSMutableArray)
            #expect(array.count == 2)
            let objects = try #require(pan.value(forKey: key) as? [NSObject])
            for name in ["_target", "target"] {
                #expect(objects.map { $0.value(forKey: name) as? NSObject } == [first, second])
            }
        }
        let byPath = try #require(pan.value(forKeyPath: "_targets._target") as? [Any])
        #expect(byPath.first as? NSObject === first)
        #expect(class_getInstanceVariable(UIPanGestureRecognizer.self, "_targets") != nil)
        #expect(class_getInstanceVariable(UIPanGestureRecognizer.self, "_nothing") == nil)
    }

    @Test("A simulated system may lack _targets", .facts(.privateParts))
    func noTargets() async {
        let stage = GestureStage()
        stage.system.configuration.privateParts.remove(.targetsIvar)
        #expect(class_getInstanceVariable(UIGestureRecognizer.self, "_targets") == nil)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                System.current.configuration.privateParts.remove(.targetsIvar)
                _ = UIPanGestureRecognizer().value(forKey: "_targets")
            }
        }
    }

    @Test("Reading a target's action raises", .facts(.interactivePopHandler))
    func targetAction() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let target = NSObject()
                let pan = UIPanGestureRecognizer(target: target, action: NSSelectorFromString("handle:"))
                let targets = pan.value(forKey: "_targets") as? NSArray
                _ = (targets?.firstObject as? NSObject)?.value(forKey: "action")
            }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("NSUnknownKeyException"))
    }

    @Test("Targets are not retained, and a recognizer with a delegate and a target is deallocated")
    func lifetimes() {
        weak var weakPan: UIPanGestureRecognizer?
        weak var weakTarget: NSObject?
        do {
            let stage = GestureStage()
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            weakPan = pan
            do {
                let target = NSObject()
                weakTarget = target
                pan.addTarget(target, action: GestureStage.action)
            }
            #expect(weakTarget == nil)
            stage.down(50, 50)
            stage.move(70, 50)
            stage.up()
            stage.view.removeGestureRecognizer(pan)
        }
        System().activate()
        #expect(weakPan == nil)
    }

    @Test("An action that its target does not implement ends the process and names the action")
    func unknownAction() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GestureStage()
                let target = NSObject()
                let tap = UITapGestureRecognizer(target: target, action: NSSelectorFromString("tapped:"))
                stage.view.addGestureRecognizer(tap)
                stage.tap(50, 50)
                _ = target
            }
        }
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self).contains("tapped:]: unrecognized selector"))
    }

    @Test("location(ofTouch:in:) with an index beyond the fingers raises")
    func locationBeyond() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil) }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("NSRangeException"))
    }
}
