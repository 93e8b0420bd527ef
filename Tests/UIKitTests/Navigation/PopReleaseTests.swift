import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the release of an interactive pop")
struct PopReleaseTests {
    @Test(
        "C20: A slow drag finishes beyond 187.5 points, or beyond half of a narrow screen", arguments: [320, 390, 1024])
    func distance(width: CGFloat) {
        for beyond in [false, true] {
            let stage = NavigationStage("AB") { $0.screenSize = CGSize(width: width, height: 800) }
            let threshold = min(187.5, width / 2)
            stage.pull(to: 4 + 15 + threshold + (beyond ? 1 : -1))
            stage.device.wait(1)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == (beyond ? "A" : "AB"))
        }
    }

    @Test("C20: A short flick forwards finishes, and a flick back cancels after any distance")
    func flick() {
        let forth = NavigationStage("AB")
        forth.swipe(to: 90, duration: 0.06)
        forth.device.settle()
        #expect(forth.stack == "A")
        let back = NavigationStage("AB")
        back.pull(to: 300)
        back.device.fingerMove(to: back.point(240), duration: 0.05)
        back.device.fingerUp()
        back.device.settle()
        #expect(back.stack == "AB")
    }

    @Test("C20: With fewer than three samples the sign of the velocity decides")
    func fewSamples() {
        let stage = NavigationStage("AB")
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(30))
        stage.device.wait(0.01)
        stage.device.fingerMove(to: stage.point(34))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("C20: The remaining animation lasts as long as a whole transition, or continues at the finger's velocity")
    func speed() {
        func time(_ pull: (NavigationStage) -> Void) -> TimeInterval {
            let stage = NavigationStage("AB")
            pull(stage)
            stage.device.fingerUp()
            let start = stage.device.now
            stage.device.settle()
            #expect(stage.stack == "A")
            return stage.device.now - start
        }
        let held = time {
            $0.pull(to: 300)
            $0.device.wait(1)
        }
        #expect(abs(held - 0.35) < 0.001)
        // 1,950 points per second, with 390 − 195 + 15 points remaining.
        let fast = time { $0.pull(to: 199, duration: 0.1) }
        #expect(abs(fast - 210.0 / 1950) < 0.001)
    }
}
