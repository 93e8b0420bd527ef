import Testing
import UIKit

@MainActor
@Suite("Pinches")
struct PinchTests {
    /// Two fingers, 100 points apart.
    private func start() -> (GestureStage, UIPinchGestureRecognizer) {
        let stage = GestureStage()
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.down(100, 200)
        stage.down(200, 200, finger: 1)
        return (stage, pinch)
    }

    @Test(
        "A pinch begins at a changed distance, changes, and ends when both fingers have lifted",
        .facts(.twoFingerTouches))
    func states() {
        let (stage, pinch) = start()
        #expect(stage.takeLog() == [])
        stage.move(209, 200, finger: 1)
        #expect(stage.takeLog() == [])
        #expect(pinch.scale == 1)
        stage.move(210, 200, finger: 1)
        #expect(stage.takeLog() == ["pinch began"])
        stage.move(90, 200)
        #expect(stage.takeLog() == ["pinch changed"])
        stage.up()
        #expect(stage.takeLog() == ["pinch changed"])
        stage.up(finger: 1)
        #expect(stage.takeLog() == ["pinch ended"])
        #expect((pinch.scale, pinch.velocity) == (1, 0))
    }

    @Test("Two fingers that keep their distance do not pinch", .facts(.twoFingerTouches))
    func sameDistance() {
        let (stage, _) = start()
        stage.device.fingersMove([0: CGPoint(x: 150, y: 250), 1: CGPoint(x: 250, y: 250)])
        stage.up()
        stage.up(finger: 1)
        #expect(stage.log == [])
    }

    @Test("One finger leaves a pinch possible until it lifts, then the pinch fails", .facts(.twoFingerTouches))
    func oneFinger() {
        final class Observing: UIPinchGestureRecognizer {
            var stateAtLift: State?

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesEnded(touches, with: event)
                stateAtLift = state
            }
        }
        let stage = GestureStage()
        let pinch = stage.add(Observing(), "pinch")
        stage.down(100, 200)
        stage.move(300, 200)
        #expect(pinch.state == .possible)
        #expect(pinch.numberOfTouches == 1)
        stage.up()
        #expect(pinch.stateAtLift == .failed)
    }

    @Test("After one of two fingers has lifted, another one can begin a pinch", .facts(.twoFingerTouches))
    func replacedBeforeBeginning() {
        let stage = GestureStage()
        stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.down(100, 200)
        stage.move(300, 200)
        stage.down(300, 300, finger: 1)
        stage.up()
        stage.move(300, 600, finger: 1)
        #expect(stage.takeLog() == [])
        stage.down(100, 600)
        stage.move(80, 600)
        #expect(stage.takeLog() == ["pinch began"])
    }

    @Test("A pinch ignores the third finger", .facts(.twoFingerTouches))
    func thirdFinger() {
        let (stage, pinch) = start()
        stage.move(205, 200, finger: 1)
        stage.down(300, 600, finger: 2)
        stage.move(50, 700, finger: 2)
        #expect(stage.takeLog() == [])
        #expect(pinch.numberOfTouches == 2)
        stage.move(210, 200, finger: 1)
        stage.move(80, 500, finger: 2)
        #expect(stage.takeLog() == ["pinch began"])
        #expect(pinch.location(in: nil) == CGPoint(x: 155, y: 200))
        stage.up()
        stage.up(finger: 1)
        #expect(stage.takeLog() == ["pinch changed", "pinch ended"])
    }

    @Test(
        "A pinch continues with one finger and with a new second one, without a jump of its scale",
        .facts(.twoFingerTouches))
    func replacedFinger() {
        let (stage, pinch) = start()
        stage.move(210, 200, finger: 1)
        pinch.scale = 1
        stage.move(310, 200, finger: 1)
        let scale = pinch.scale
        stage.up()
        stage.log = []
        stage.move(300, 400, finger: 1)
        #expect(stage.takeLog() == ["pinch changed"])
        #expect(pinch.scale == scale)
        stage.down(300, 350)
        #expect(stage.takeLog() == ["pinch changed"])
        #expect(abs(pinch.scale - scale) < 1e-9)
        stage.move(300, 300)
        #expect(abs(pinch.scale - 2 * scale) < 1e-9)
    }

    @Test(
        "A cancelled touch of the two is like a lifted one, and the last one cancels the pinch",
        .facts(.twoFingerTouches))
    func cancelled() {
        let (stage, _) = start()
        stage.move(220, 200, finger: 1)
        stage.touches.cancel(finger: 0)
        stage.touches.cancel(finger: 1)
        #expect(stage.takeLog() == ["pinch began", "pinch changed", "pinch cancelled"])
        stage.down(100, 200)
        stage.down(200, 200, finger: 1)
        stage.touches.cancelAll()
        #expect(stage.takeLog() == [])
    }

    @Test(
        "8 of the first 10 points of a pinch do not count", .facts(.twoFingerValues),
        arguments: [(100, 110, 110.0 / 108), (200, 190, 190.0 / 192), (100, 150, 150.0 / 108)]
            as [(CGFloat, CGFloat, CGFloat)]
    )
    func hysteresis(from: CGFloat, to: CGFloat, scale: CGFloat) {
        let stage = GestureStage()
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        var atShouldBegin: CGFloat?
        stage.delegate(of: pinch).begin = { _ in
            atShouldBegin = pinch.scale
            return true
        }
        stage.down(50, 200)
        stage.down(50 + from, 200, finger: 1)
        stage.move(50 + to, 200, finger: 1)
        #expect(pinch.state == .began)
        #expect(abs(pinch.scale - scale) < 1e-9)
        #expect(atShouldBegin == pinch.scale)
    }

    @Test("A set scale is the new base and resets the velocity", .facts(.twoFingerValues))
    func setScale() {
        let (stage, pinch) = start()
        stage.move(300, 200, finger: 1)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        #expect((pinch.scale, pinch.velocity) == (1, 0))
        stage.move(350, 200, finger: 1)
        #expect(pinch.scale == 1.25)
        #expect(abs(pinch.velocity - 0.25 * 120) < 1e-6)
    }

    @Test("Two fingers at one point leave the scale finite", .facts(.twoFingerValues))
    func samePoint() {
        let (stage, pinch) = start()
        stage.move(100, 200, finger: 1)
        pinch.scale = 1
        stage.move(150, 200, finger: 1)
        #expect(pinch.scale == 50)
    }
}
