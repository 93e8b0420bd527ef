import Testing
import UIKit
import UIKitSimulator

@_spi(PopNavigationUI) @testable import PopNavigation

/// The gate in front of UIKit's content recognizer.
@MainActor
@Suite("The gate of the content driver")
struct PopGateTests {
    private let stage = Stage("AB", .init(.contentPop, on: 26))

    private func gate() throws -> UIGestureRecognizer {
        try #require(stage.navigation.view.gestureRecognizers?.first { $0.name == "PopNavigation.contentGate" })
    }

    @Test("The gate waits until the last finger lifts", .covers(3))
    func lastFinger() throws {
        let gate = try gate()
        stage.device.fingerDown(0, at: stage.point(60, 300))
        stage.device.fingerDown(1, at: stage.point(200, 500))
        #expect(gate.state == .possible && gate.numberOfTouches == 2)
        stage.device.fingerUp(1)
        #expect(gate.state == .possible && gate.numberOfTouches > 0)
        stage.device.fingerUp(0)
        #expect(gate.numberOfTouches == 0)
    }

    @Test("However often the driver is chosen, the gate holds a recognizer with one requirement", .covers(3))
    func oneRequirement() {
        final class Counting: UIGestureRecognizer {
            var count = 0
            override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
                count += 1
                super.require(toFail: otherGestureRecognizer)
            }
        }
        let (gate, held, view) = (PopGate(named: "gate"), Counting(), UIView())
        for _ in 0..<3 {
            gate.hold(held, on: view)
            gate.leave()
        }
        #expect(held.count == 1)
        #expect(held.isEnabled, "isEnabled is the app's")
    }

    @Test("A double tap is recognized behind the gate", .covers(3))
    func doubleTap() {
        final class Tap: UITapGestureRecognizer {
            var count = 0
            override var state: UIGestureRecognizer.State {
                didSet { if state == .ended { count += 1 } }
            }
        }
        let tap = Tap()
        tap.numberOfTapsRequired = 2
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        view.addGestureRecognizer(tap)
        stage.top.view.addSubview(view)
        stage.device.fingerTap(at: stage.point(60))
        stage.device.wait(0.1)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerUp()
        #expect(tap.count == 1)
    }

    @Test("Touches that the system cancels leave the gate ready for the next swipe", .covers(3))
    func cancelledTouches() throws {
        let gate = try gate()
        stage.device.fingerDown(at: stage.point(60))
        stage.device.enterBackground()
        #expect(gate.numberOfTouches == 0)
        stage.device.enterForeground()
        stage.lift()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Only a gate that still waits for a finger takes the touches from UIKit's recognizer", .covers(3))
    func closing() {
        final class Counting: UIGestureRecognizer {
            var losses = 0
            override var numberOfTouches: Int { 1 }
            override var isEnabled: Bool { didSet { if !isEnabled { losses += 1 } } }
        }
        let (gate, held) = (PopGate(named: "gate"), Counting())
        for _ in 0..<3 { gate.hold(held, on: stage.top.view) }
        #expect(held.losses == 1, "once, for the touches that have passed the gate")
        gate.close()
        #expect(held.losses == 1 && gate.state == .possible, "no finger is down")
        stage.device.fingerDown(at: stage.point(60))
        gate.open()
        gate.close()
        #expect(held.losses == 1 && gate.numberOfTouches == 0, "the gate is open")
        stage.lift()
        stage.device.fingerDown(at: stage.point(60))
        gate.close()
        #expect(held.losses == 2)
        stage.lift()
        stage.drag(from: 60, to: 50)
        #expect(held.losses == 3, "UIKit's recognizer might begin as the gate fails")
        stage.tap(at: 60)
        #expect(held.losses == 3, "it cannot begin without a movement")
        #expect(!gate.canPrevent(held) && !gate.canBePrevented(by: held))
    }

    @Test("The first finger decides for all fingers that are down", .covers(3))
    func firstFinger() {
        final class Keeper: PopGateKeeper {
            var decisions = 0
            func answer(of gate: PopGate, for touch: UITouch) -> PopGate.Answer {
                decisions += 1
                return .wait
            }
        }
        let (gate, keeper) = (PopGate(named: "gate"), Keeper())
        gate.keeper = keeper
        gate.hold(nil, on: stage.top.view)
        stage.device.fingerDown(0, at: stage.point(60, 300))
        stage.device.fingerDown(1, at: stage.point(60, 500))
        #expect(keeper.decisions == 1)
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
        stage.device.fingerTap(at: stage.point(60))
        #expect(keeper.decisions == 2)
    }

    @Test("A gate that was to close under one touch waits under the next one", .covers(3))
    func nextTouch() {
        final class Keeper: PopGateKeeper {
            var answer = PopGate.Answer.close
            func answer(of gate: PopGate, for touch: UITouch) -> PopGate.Answer { answer }
        }
        let (gate, keeper) = (PopGate(named: "gate"), Keeper())
        gate.keeper = keeper
        gate.hold(nil, on: stage.top.view)
        stage.tap(at: 60)
        keeper.answer = .wait
        stage.device.fingerDown(at: stage.point(60, 500))
        stage.device.fingerMove(to: stage.point(62, 500))
        #expect(gate.state == .possible && gate.numberOfTouches == 1)
        stage.lift()
    }
}
