import Testing
import UIKit

@MainActor
@Suite("Pan")
struct PanTests {
    @Test("A pan requires one finger and by default has no maximum", .facts(.panTouches))
    func defaults() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int.max)
    }

    @Test(
        "A pan begins when the minimum of fingers has moved enough, and ends when all have lifted", .facts(.panTouches))
    func minimum() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        stage.down(50, 50)
        stage.move(100, 50)
        stage.down(200, 50, finger: 1)
        #expect(stage.takeLog() == [])
        #expect(pan.translation(in: nil) == .zero)
        stage.move(119, 50)
        #expect(stage.takeLog() == [])
        stage.move(220, 50, finger: 1)
        #expect(stage.takeLog() == ["pan began"])
        stage.up()
        #expect(stage.takeLog() == ["pan changed"])
        stage.up(finger: 1)
        #expect(stage.takeLog() == ["pan ended"])
    }

    @Test(
        "A pan begins at 10 pt on either axis", .facts(.panHysteresis),
        arguments: [
            (9.9, 9.9, false), (10, 0, true), (-10, 0, true), (0, 10, true), (0, -10, true), (9.9, 10, true),
        ]
    )
    func hysteresis(x: CGFloat, y: CGFloat, begins: Bool) {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(100 + x, 100 + y)
        #expect(stage.log == (begins ? ["pan began"] : []))
    }

    @Test("The hysteresis applies to the centre of the fingers", .facts(.panHysteresis))
    func hysteresisOfCenter() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.down(200, 100, finger: 1)
        stage.move(119, 100)
        #expect(stage.takeLog() == [])
        stage.move(120, 100)
        #expect(stage.takeLog() == ["pan began"])
    }

    @Test(
        "In shouldBegin each axis has lost 10 pt; nothing remains of exactly 10",
        .facts(.panHysteresis),
        arguments: [
            (12, 3, 2, 0), (10, 0, 0, 0), (-10, 2, 0, 0), (3, 14, 0, 4), (-12, -11, -2, -1), (-3, 30, 0, 20),
            (0.5, -10, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    )
    func translationAtShouldBegin(x: CGFloat, y: CGFloat, reads: CGFloat, _ readsY: CGFloat) {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        var atShouldBegin: CGPoint?
        var atBegan: CGPoint?
        stage.delegate(of: pan).begin = { _ in
            atShouldBegin = pan.translation(in: stage.view)
            return true
        }
        pan.addTarget(stage.target { _ in atBegan = pan.translation(in: nil) }, action: GestureStage.action)
        stage.down(100, 100)
        stage.move(100 + x, 100 + y)
        func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
            point.map { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 } ?? false
        }
        #expect(isNear(atShouldBegin, reads, readsY))
        #expect(atBegan == atShouldBegin)
        stage.move(105 + x, 107 + y)
        func withoutHysteresis(_ length: CGFloat) -> CGFloat { length > 0 ? max(0, length - 10) : min(0, length + 10) }
        #expect(isNear(atBegan, withoutHysteresis(x) + 5, withoutHysteresis(y) + 7))
    }

    @Test(
        "The translation in shouldBegin never opposes the finger, however slow the finger is",
        .facts(.panHysteresis))
    func slowDrag() {
        for step in [0.25, 1.0 / 3, 0.5, 1, 2, 3] as [CGFloat] {
            let stage = GestureStage()
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            var translation: CGFloat?
            stage.delegate(of: pan).begin = { _ in
                translation = pan.translation(in: stage.view).x
                return true
            }
            stage.down(100, 100)
            for count in 1...60 where translation == nil { stage.move(100 + step * CGFloat(count), 100) }
            #expect(translation.map { $0 >= 0 } == true, "in steps of \(step)")
        }
    }

    @Test("In shouldBegin, location(in:) is the current location of the finger", .facts(.panLocation))
    func locationAtShouldBegin() {
        let stage = GestureStage()
        let inner = stage.addView("view", frame: CGRect(x: 40, y: 40, width: 300, height: 300))
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        var locations: [CGPoint] = []
        stage.delegate(of: pan).begin = { _ in
            locations = [pan.location(in: inner), pan.location(in: nil), pan.location(ofTouch: 0, in: inner)]
            return true
        }
        stage.down(100, 100)
        stage.move(130, 105)
        #expect(locations == [CGPoint(x: 90, y: 65), CGPoint(x: 130, y: 105), CGPoint(x: 90, y: 65)])
    }

    @Test("A possible pan doesn't follow more fingers than the maximum", .facts(.extraPanTouches))
    func tooManyWhilePossible() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.maximumNumberOfTouches = 1
        stage.down(100, 100)
        stage.down(200, 200, finger: 1)
        stage.move(250, 200, finger: 1)
        #expect(stage.log == [] && pan.numberOfTouches == 1)
        stage.move(150, 100)
        #expect(stage.log == ["pan began"])
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    }

    @Test("A pan that has begun ignores extra fingers", .facts(.extraPanTouches))
    func tooManyAfterBegan() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.maximumNumberOfTouches = 1
        stage.down(100, 100)
        stage.move(120, 100)
        stage.log = []
        stage.down(200, 200, finger: 1)
        stage.move(300, 200, finger: 1)
        #expect(stage.takeLog() == [])
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
        #expect(pan.numberOfTouches == 1)
        stage.move(121, 100)
        stage.up()
        #expect(stage.takeLog() == ["pan changed", "pan ended"])
    }

    @Test("The translation does not change when fingers come down or lift", .facts(.extraPanTouches))
    func continuity() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(120, 100)
        stage.move(130, 104)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 4))
        stage.down(300, 300, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 4))
        #expect(pan.location(in: nil) == CGPoint(x: 215, y: 202))
        stage.move(320, 300, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 4))
        stage.up()
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 4))
        #expect(pan.location(in: nil) == CGPoint(x: 320, y: 300))
        stage.move(321, 302, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 31, y: 6))
    }

    @Test("setTranslation sets a new base, in the view's coordinates", .facts(.panVelocity))
    func setTranslation() {
        let stage = GestureStage()
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(130, 100)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: inner) == CGPoint(x: 0, y: -10))
        pan.setTranslation(.zero, in: stage.view)
        #expect(pan.translation(in: nil) == .zero)
        stage.move(134, 106)
        #expect(pan.translation(in: nil) == CGPoint(x: 4, y: 6))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: inner)
        #expect(pan.translation(in: inner) == CGPoint(x: 5, y: 0))
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
    }

    @Test("The velocity is 0.2 of the second-last sample and 0.8 of the last", .facts(.panVelocity))
    func velocity() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        #expect(pan.velocity(in: nil) == .zero)
        stage.move(112, 100)
        #expect(abs(pan.velocity(in: nil).x - 1440) < 1e-6)
        stage.move(118, 103)
        #expect(abs(pan.velocity(in: nil).x - (0.2 * 1440 + 0.8 * 720)) < 1e-6)
        #expect(abs(pan.velocity(in: nil).y - 0.8 * 360) < 1e-6)
        stage.move(118, 103)
        #expect(abs(pan.velocity(in: nil).x - 0.2 * 720) < 1e-6)
    }

    @Test(
        "The velocity does not decay while the finger rests: ended reports that of the last changed",
        .facts(.panVelocity))
    func restingVelocity() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        var velocities: [CGFloat] = []
        pan.addTarget(stage.target { _ in velocities.append(pan.velocity(in: nil).x) }, action: GestureStage.action)
        stage.down(100, 100)
        stage.move(112, 100)
        stage.move(124, 100)
        stage.wait(3)
        stage.up()
        #expect(velocities.count == 3)
        #expect(velocities[2] == velocities[1] && abs(velocities[2] - 1440) < 1e-6)
    }

    @Test("Two moves at the same time are one sample", .facts(.panVelocity))
    func sameMoment() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.touches.move(to: CGPoint(x: 150, y: 100))
        #expect(pan.velocity(in: nil) == .zero)
        stage.wait(0.1)
        stage.touches.move(to: CGPoint(x: 155, y: 100))
        stage.touches.move(to: CGPoint(x: 160, y: 100))
        #expect(abs(pan.velocity(in: nil).x - 100) < 1e-6)
    }

    @Test("A finger that joins or lifts does not count as movement", .facts(.panVelocity))
    func joiningIsNoMovement() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(112, 100)
        stage.move(124, 100)
        stage.down(300, 600, finger: 1)
        stage.touches.move(to: CGPoint(x: 126, y: 100))
        #expect(abs(pan.velocity(in: nil).x - (0.2 * 1440 + 0.8 * 1560)) < 1e-6)
        #expect(abs(pan.velocity(in: nil).y) < 1e-6)
        stage.up(finger: 1)
        stage.move(138, 100)
        stage.move(150, 100)
        #expect(abs(pan.velocity(in: nil).x - 1440) < 1e-6)
    }

    @Test("Right to left does not mirror a pan's values", .facts(.panVelocity))
    func rightToLeft() {
        let stage = GestureStage()
        stage.system.configuration.layoutDirection = .rightToLeft
        stage.view.semanticContentAttribute = .forceRightToLeft
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(130, 100)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 20, y: 0))
        #expect(pan.velocity(in: stage.view).x > 0)
        #expect(pan.location(in: stage.view).x == 130)
    }

    @Test("Translation and velocity follow the transform of the view passed in, not its position", .facts(.panVelocity))
    func transformed() {
        let stage = GestureStage()
        let inner = stage.addView("view", frame: CGRect(x: 30, y: 70, width: 300, height: 300))
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(120, 106)
        stage.move(121, 108)
        #expect(pan.translation(in: inner) == CGPoint(x: 22, y: 4))
        #expect(abs(pan.velocity(in: inner).x - 2 * pan.velocity(in: nil).x) < 1e-9)
    }

    @Test("After the end, translation and velocity are zero", .facts(.panTouches))
    func reset() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.down(100, 100)
        stage.move(120, 100)
        stage.up()
        #expect(pan.state == .possible)
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(pan.numberOfTouches == 0)
    }
}
