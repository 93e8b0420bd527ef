import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A swipe of the own pan starts as one of UIKit's content recognizer does.
@MainActor
@Suite("The start of a swipe")
struct SwipeStartTests {
    /// Where the page is when a finger that moves by `speed` points a frame has moved it for the first time.
    private func firstPosition(on stage: Stage, speed: CGFloat) -> CGFloat {
        var position: CGFloat = 0
        let observation = stage.navigation.observePopProgress { _, share in
            if position == 0 { position = share * 390 }
        }
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...80 where position == 0 {
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step) * speed), duration: 1 / 60)
            stage.device.waitForFrame()
        }
        observation.invalidate()
        stage.liftAfterRest()
        return position
    }

    @Test(
        "The page starts without a jump, on each system and at each speed", .covers(.thumbArcs),
        arguments: TestedSwipe.all, [1, 4, 8] as [CGFloat])
    func withoutLeap(swipe: TestedSwipe, speed: CGFloat) {
        let position = firstPosition(on: Stage("AB", swipe), speed: speed)
        #expect(position > 0 && position <= 4 + speed)
    }

    @Test(
        "The page stays 27 points behind a resting finger", .covers(.thumbArcs), arguments: TestedSwipe.ofOwnPan,
        directions)
    func behindFinger(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        var position: CGFloat = 0
        let observation = stage.navigation.observePopProgress { position = $1 * 390 }
        stage.pull(to: 200)
        stage.device.waitForFrame()
        #expect(abs(position - 113) < 1)
        observation.invalidate()
        stage.liftAfterRest()
    }

    @Test(
        "A flick that lifts up to three events after it has begun pops", .covers(.fingerRelease),
        arguments: TestedSwipe.ofOwnPan, [1, 2, 3])
    func flick(swipe: TestedSwipe, events: Int) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...(2 + events) {
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step) * 20), duration: 1 / 60)
        }
        stage.lift()
        #expect(stage.stack == "A")
    }
}
