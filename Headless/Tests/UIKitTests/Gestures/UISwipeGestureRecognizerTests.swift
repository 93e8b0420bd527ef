import Testing
import UIKit

@MainActor
@Suite("Swipes")
struct UISwipeGestureRecognizerTests {
    /// Drags a finger in one sample and returns the log before it lifts.
    private func drag(
        _ direction: UISwipeGestureRecognizer.Direction,
        _ x: CGFloat, _ y: CGFloat, in duration: TimeInterval = 0.1
    ) -> [String] {
        let stage = GestureStage()
        stage.add(UISwipeGestureRecognizer(), "swipe").direction = direction
        stage.down(150, 300)
        stage.wait(duration)
        stage.touches.move(to: CGPoint(x: 150 + x, y: 300 + y))
        let log = stage.takeLog()
        stage.up()
        #expect(stage.log == [])
        return log
    }

    @Test("A swipe requires one finger and by default goes to the right", .facts(.swipeRecognizer))
    func defaults() {
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
    }

    @Test("A swipe is recognized only in an allowed direction, once, while the finger moves", .facts(.swipeRecognizer))
    func directions() {
        let travels: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
            (.right, 100, 0), (.left, -100, 0), (.up, 0, -100), (.down, 0, 100),
        ]
        for (direction, x, y) in travels {
            #expect(drag(direction, x, y) == ["swipe ended"])
            #expect(drag(direction, -x, -y) == [])
            #expect(drag(direction, y, x) == [])
            #expect(drag([], x, y) == [])
        }
    }

    @Test(
        "A swipe may go in two opposite directions, and sideways only if that is allowed too", .facts(.swipeRecognizer))
    func severalDirections() {
        #expect(drag([.right, .left], 100, 0) == ["swipe ended"])
        #expect(drag([.right, .left], -100, 0) == ["swipe ended"])
        #expect(drag([.up, .down], 0, -100) == ["swipe ended"])
        #expect(drag([.up, .down], 0, 100) == ["swipe ended"])
        #expect(drag([.right, .down], 100, 0) == ["swipe ended"])
        #expect(drag([.right, .down], 0, 100) == [])
    }

    @Test("A finger that has been behind its start or too far across does not swipe any more", .facts(.swipeRecognizer))
    func detours() {
        func drag(by steps: [(CGFloat, CGFloat)]) -> [String] {
            let stage = GestureStage()
            stage.add(UISwipeGestureRecognizer(), "swipe")
            stage.down(150, 300)
            for step in steps { stage.move(150 + step.0, 300 + step.1) }
            return stage.log
        }
        #expect(drag(by: [(-0.1, 0), (100, 0)]) == [])
        #expect(drag(by: [(0, 51), (100, 0)]) == [])
        #expect(drag(by: [(0, 20), (100, 0)]) == ["swipe ended"])
        #expect(drag(by: [(20, 0), (10, 0), (100, 0), (200, 0)]) == ["swipe ended"])
    }

    @Test("Each of two required fingers has to swipe", .facts(.swipeRecognizer))
    func twoFingers() {
        func swipe(first: CGFloat, second: CGFloat?) -> [String] {
            let stage = GestureStage()
            stage.add(UISwipeGestureRecognizer(), "swipe").numberOfTouchesRequired = 2
            stage.down(150, 300)
            if second != nil { stage.down(150, 400, finger: 1) }
            stage.move(150 + first, 300)
            if let second { stage.move(150 + second, 400, finger: 1) }
            return stage.log
        }
        #expect(swipe(first: 100, second: 50) == ["swipe ended"])
        #expect(swipe(first: 100, second: 0) == [])
        #expect(swipe(first: 100, second: -100) == [])
        #expect(swipe(first: 100, second: nil) == [])
    }

    @Test(
        "More fingers than required, a finger that lifts, and a cancelled touch fail a swipe", .facts(.swipeRecognizer))
    func failures() {
        let stage = GestureStage()
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.add(UITapGestureRecognizer(), "tap").require(toFail: swipe)
        stage.down(150, 300)
        #expect(swipe.numberOfTouches == 1)
        stage.down(150, 400, finger: 1)
        #expect(swipe.numberOfTouches == 0)
        stage.move(250, 300)
        stage.up(finger: 1)
        stage.up()
        #expect(stage.takeLog() == [])
        stage.down(150, 300)
        stage.move(170, 300)
        stage.up()
        #expect(stage.takeLog() == ["tap ended"])
        stage.down(150, 300)
        stage.touches.cancel()
        stage.down(150, 300)
        stage.move(250, 300)
        #expect(stage.takeLog() == ["swipe ended"])
    }

    @Test("The locations of a swipe are those where the fingers came down", .facts(.swipeRecognizer))
    func locations() {
        let stage = GestureStage()
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        swipe.numberOfTouchesRequired = 2
        var locations: [CGPoint] = []
        swipe.addTarget(
            stage.target { _ in
                locations = [swipe.location(in: nil)] + (0..<2).map { swipe.location(ofTouch: $0, in: stage.view) }
            },
            action: GestureStage.action
        )
        stage.down(100, 300)
        stage.down(120, 400, finger: 1)
        stage.move(200, 310)
        stage.move(220, 410, finger: 1)
        #expect(locations == [CGPoint(x: 110, y: 350), CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 400)])
        #expect(swipe.numberOfTouches == 0)
    }

    @Test(
        "A swipe that waits for another recognizer is recognized when that fails",
        .facts(.failureRequirements, .swipeRecognizer))
    func blocked() {
        let stage = GestureStage()
        let probe = stage.add(Probe(stage), "probe")
        probe.isLogging = false
        probe.onEnded = { probe, _, _ in probe.state = .failed }
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        swipe.require(toFail: probe)
        var location: CGPoint?
        swipe.addTarget(stage.target { _ in location = swipe.location(in: nil) }, action: GestureStage.action)
        stage.down(100, 300)
        stage.move(200, 300)
        stage.move(100, 300)
        stage.wait(1)
        #expect(stage.log == [])
        stage.up()
        #expect(stage.log == ["swipe ended"])
        #expect(location == CGPoint(x: 100, y: 300))
    }
}
