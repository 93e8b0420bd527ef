import Testing
import UIKit

@MainActor
@Suite("Taps and long presses")
struct TapAndPressTests {
    @Test("A tap ends when the finger lifts, and its location is the finger's")
    func tap() {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        var locations: [CGPoint] = []
        tap.addTarget(
            stage.target { _ in locations = [tap.location(in: nil), tap.location(ofTouch: 0, in: stage.view)] },
            action: GestureStage.action
        )
        stage.down(50, 60)
        #expect(stage.takeLog() == [])
        stage.move(52, 60)
        stage.up()
        #expect(stage.takeLog() == ["tap ended"])
        #expect(locations == [CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 60)])
        #expect(tap.numberOfTouches == 0)
    }

    @Test("A tap fails if the finger moves too far or stays down too long")
    func tapFails() {
        let stage = GestureStage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.down(50, 50)
        stage.move(50 + Calibration.Tap.movement + 1, 50)
        stage.move(50, 50)
        stage.up()
        stage.down(50, 50)
        stage.wait(Calibration.Tap.duration + 0.01)
        stage.up()
        #expect(stage.takeLog() == [])
        stage.down(50, 50)
        stage.wait(Calibration.Tap.duration - 0.01)
        stage.up()
        #expect(stage.takeLog() == ["tap ended"])
    }

    @Test("A tap of two fingers needs both down together, and no third finger")
    func twoFingers() {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        var center: CGPoint?
        tap.addTarget(stage.target { _ in center = tap.location(in: nil) }, action: GestureStage.action)
        stage.tap(50, 50)
        stage.wait(1)
        #expect(stage.takeLog() == [])
        stage.down(50, 50)
        stage.down(90, 70, finger: 1)
        stage.up()
        #expect(stage.takeLog() == [])
        stage.up(finger: 1)
        #expect(stage.takeLog() == ["tap ended"])
        #expect(center == CGPoint(x: 70, y: 60))
        for finger in 0...2 { stage.down(50, 50, finger: finger) }
        for finger in 0...2 { stage.up(finger: finger) }
        #expect(stage.takeLog() == [])
    }

    @Test("A double tap is two quick taps at about one point, and its location is the first tap's")
    func doubleTap() {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTapsRequired = 2
        var location: CGPoint?
        tap.addTarget(stage.target { _ in location = tap.location(in: nil) }, action: GestureStage.action)
        stage.tap(50, 50)
        stage.wait(Calibration.Tap.interval - 0.01)
        stage.tap(60, 60)
        #expect(stage.takeLog() == ["tap ended"])
        #expect(location == CGPoint(x: 50, y: 50))
        stage.wait(1)
        stage.tap(50, 50)
        stage.wait(Calibration.Tap.interval + 0.01)
        stage.tap(50, 50)
        stage.wait(1)
        #expect(stage.takeLog() == [])
    }

    @Test("A long press begins after its duration, follows the finger, and ends when the finger lifts")
    func longPress() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        #expect((press.minimumPressDuration, press.allowableMovement) == (0.5, 10))
        stage.down(50, 50)
        stage.wait(0.49)
        stage.move(55, 50)
        #expect(stage.takeLog() == [])
        stage.wait(0.01)
        #expect(stage.takeLog() == ["press began"])
        stage.move(300, 300)
        stage.up()
        #expect(stage.takeLog() == ["press changed", "press ended"])
    }

    @Test("A long press fails if the finger moves or lifts before its duration has passed")
    func longPressFails() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        stage.down(50, 50)
        stage.move(61, 50)
        stage.wait(1)
        stage.up()
        stage.down(50, 50)
        stage.wait(0.3)
        stage.up()
        stage.wait(1)
        #expect(stage.takeLog() == [])
        press.minimumPressDuration = 0
        stage.down(50, 50)
        #expect(stage.takeLog() == ["press began"])
    }

    @Test("A long press may require taps before it")
    func tapsBeforePress() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        stage.down(50, 50)
        stage.wait(1)
        stage.up()
        #expect(stage.takeLog() == [])
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.down(50, 50)
        stage.wait(0.6)
        stage.up()
        #expect(stage.takeLog() == ["press began", "press ended"])
    }

    @Test(
        "A long press that begins between two events cancels the view's touch before its action",
        .facts(.touchesOfViews))
    func pressCancelsView() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.down(50, 50)
        stage.wait(1)
        #expect(stage.log == ["view began", "view cancelled", "press began"])
    }
}
