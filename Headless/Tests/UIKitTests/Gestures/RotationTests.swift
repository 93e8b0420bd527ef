import Foundation
import Testing
import UIKit

@MainActor
@Suite("Rotations")
struct RotationTests {
    private let center = CGPoint(x: 200, y: 400)

    /// Two fingers, 100 points apart. The second is to the right of the first.
    private func start() -> (GestureStage, UIRotationGestureRecognizer) {
        let stage = GestureStage()
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
        stage.down(150, 400)
        stage.down(250, 400, finger: 1)
        return (stage, rotation)
    }

    /// Turns both fingers around their centre, to the angle in degrees, clockwise from the start.
    private func turn(_ stage: GestureStage, to degrees: CGFloat, duration: TimeInterval = 1 / 120) {
        let (x, y) = (50 * cos(degrees * .pi / 180), 50 * sin(degrees * .pi / 180))
        stage.wait(duration)
        stage.device.fingersMove([
            0: CGPoint(x: center.x - x, y: center.y - y), 1: CGPoint(x: center.x + x, y: center.y + y),
        ])
    }

    private func degrees(_ radians: CGFloat) -> CGFloat {
        (radians * 180 / .pi * 1e6).rounded() / 1e6
    }

    @Test(
        "A rotation begins when two fingers have turned, changes, and ends when both have lifted",
        .facts(.twoFingerTouches))
    func states() {
        let (stage, rotation) = start()
        turn(stage, to: 9.9)
        #expect(stage.takeLog() == [])
        #expect(rotation.rotation == 0)
        turn(stage, to: 10.1)
        #expect(stage.takeLog() == ["rotation began"])
        #expect(degrees(rotation.rotation) == 5.1)
        #expect(rotation.numberOfTouches == 2)
        turn(stage, to: 45)
        #expect(stage.takeLog() == ["rotation changed"])
        #expect(degrees(rotation.rotation) == 40)
        stage.up()
        stage.move(100, 100, finger: 1)
        #expect(degrees(rotation.rotation) == 40)
        stage.up(finger: 1)
        #expect(stage.takeLog() == ["rotation changed", "rotation changed", "rotation ended"])
        #expect((rotation.rotation, rotation.velocity) == (0, 0))
    }

    @Test("Two fingers that move apart, and one finger, do not rotate", .facts(.twoFingerTouches))
    func otherMovements() {
        let (stage, rotation) = start()
        stage.move(350, 400, finger: 1)
        stage.up(finger: 1)
        stage.move(150, 600)
        #expect(rotation.state == .possible)
        stage.up()
        #expect(stage.log == [])
    }

    @Test("A clockwise rotation is positive, and 5° of the first 10° do not count", .facts(.twoFingerValues))
    func directions() {
        for angle in [45, 90, -45, -90] as [CGFloat] {
            let (stage, rotation) = start()
            turn(stage, to: angle)
            #expect(degrees(rotation.rotation) == (angle > 0 ? angle - 5 : angle + 5))
        }
    }

    @Test("The rotation adds up over more than a turn in either direction", .facts(.twoFingerValues))
    func turns() {
        for sign in [1, -1] as [CGFloat] {
            let (stage, rotation) = start()
            for step in 1...9 { turn(stage, to: sign * 90 * CGFloat(step)) }
            #expect(degrees(rotation.rotation) == sign * 805)
        }
    }

    @Test("A set rotation is the new base and resets the velocity", .facts(.twoFingerValues))
    func setRotation() {
        let (stage, rotation) = start()
        turn(stage, to: 90)
        rotation.rotation = 0
        #expect((rotation.rotation, rotation.velocity) == (0, 0))
        turn(stage, to: 135)
        #expect(degrees(rotation.rotation) == 45)
        rotation.rotation = 2
        #expect(abs(rotation.rotation - 2) < 1e-9)
    }

    @Test("A pinch and a rotation recognize together if a delegate allows it", .facts(.exclusion, .twoFingerValues))
    func together() {
        for isAllowed in [true, false] {
            let (stage, rotation) = start()
            stage.add(UIPinchGestureRecognizer(), "pinch")
            stage.delegate(of: rotation).simultaneous = { _ in isAllowed }
            stage.up()
            stage.up(finger: 1)
            stage.down(150, 400)
            stage.down(250, 400, finger: 1)
            stage.device.fingersMove([1: CGPoint(x: 250, y: 500)])
            #expect(stage.log.filter { $0.hasSuffix("began") }.count == (isAllowed ? 2 : 1))
        }
    }
}
