import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Fingers of the simulated device")
struct FingerTests {
    private func device(_ change: (inout SimulatedDevice.Configuration) -> Void = { _ in }) -> (
        SimulatedDevice, TouchLog
    ) {
        var configuration = SimulatedDevice.Configuration()
        change(&configuration)
        let device = SimulatedDevice(configuration)
        let log = TouchLog(frame: device.window.bounds)
        log.isMultipleTouchEnabled = true
        device.window.addSubview(log)
        device.window.isHidden = false
        return (device, log)
    }

    @Test("A move has one sample each 1/touchRate s on a straight line, and the last one at the end")
    func samples() {
        let (device, log) = device()
        device.wait(1)
        device.fingerDown(at: CGPoint(x: 100, y: 200))
        device.fingerMove(to: CGPoint(x: 112, y: 206), duration: 3.0 / 120)
        device.fingerUp()
        #expect(
            log.lines == [
                "began (100, 200) at 1000", "moved (104, 202) at 1008", "moved (108, 204) at 1017",
                "moved (112, 206) at 1025", "ended (112, 206) at 1025",
            ])
    }

    @Test("A lower touch rate has fewer samples in the same time")
    func rate() {
        let (device, log) = device { $0.touchRate = 60 }
        device.fingerDrag(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 30, y: 10), duration: 0.05)
        #expect(
            log.lines == [
                "began (0, 10) at 0", "moved (10, 10) at 17", "moved (20, 10) at 33", "moved (30, 10) at 50",
                "ended (30, 10) at 50",
            ])
    }

    @Test("A move without a duration is one sample at the current time")
    func jump() {
        let (device, log) = device()
        device.fingerDown(at: CGPoint(x: 10, y: 10))
        device.fingerMove(to: CGPoint(x: 300, y: 10))
        #expect(log.lines == ["began (10, 10) at 0", "moved (300, 10) at 0"])
    }

    @Test("Several fingers move in one event")
    func together() {
        let (device, log) = device()
        let counter = MoveCounter()
        log.addGestureRecognizer(counter)
        device.fingerDown(0, at: CGPoint(x: 10, y: 10))
        device.fingerDown(1, at: CGPoint(x: 50, y: 50))
        device.fingersMove([0: CGPoint(x: 20, y: 10), 1: CGPoint(x: 70, y: 50)], duration: 2.0 / 120)
        #expect(counter.touchesPerCall == [2, 2])
    }

    @Test("Fingers have numbers; moving or lifting a finger that is not down has no effect")
    func unknown() {
        let (device, log) = device()
        device.fingerMove(to: CGPoint(x: 10, y: 10))
        device.fingerUp()
        device.fingerDown(3, at: CGPoint(x: 10, y: 10))
        device.fingerUp(2)
        #expect(log.lines == ["began (10, 10) at 0"])
    }

    @Test("A tap is a touch that lifts soon, in the same place")
    func tap() {
        let (device, log) = device()
        device.fingerTap(at: CGPoint(x: 10, y: 10))
        #expect(log.lines == ["began (10, 10) at 0", "ended (10, 10) at 50"])
    }

    @Test("Devices are independent, and each is current while its app runs")
    func severalDevices() {
        let (first, firstLog) = device()
        let (second, secondLog) = device { $0.screenSize = CGSize(width: 320, height: 568) }
        first.fingerDown(at: CGPoint(x: 1, y: 1))
        second.fingerDown(at: CGPoint(x: 2, y: 2))
        #expect(UIScreen.main.bounds.width == 320)
        first.wait(1)
        #expect(UIScreen.main.bounds.width == 390)
        #expect(second.now == 0)
        first.fingerUp()
        #expect(firstLog.lines == ["began (1, 1) at 0", "ended (1, 1) at 1000"])
        #expect(secondLog.lines == ["began (2, 2) at 0"])
    }

    @Test("Settling ends when no work is due")
    func settling() {
        let (device, log) = device()
        UIView.animate(withDuration: 0.25) {
            log.alpha = 0
        } completion: { _ in
            UIView.animate(withDuration: 0.5) { log.alpha = 1 }
        }
        device.settle()
        #expect(device.now == 0.75)
        device.settle()
        #expect(device.now == 0.75)
    }
}

/// Logs its touches: phase, locations and time in milliseconds.
final class TouchLog: UIView {
    var lines: [String] = []

    private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
            .map { "(\(Int($0.x.rounded())), \(Int($0.y.rounded())))" }
        lines.append("\(phase) \(places.joined(separator: " ")) at \(Int(((event?.timestamp ?? -1) * 1000).rounded()))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }
}

/// Counts the touches of each call.
private final class MoveCounter: UIGestureRecognizer {
    var touchesPerCall: [Int] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesPerCall.append(touches.count)
    }
}
