import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the release of an interactive pop")
struct InteractivePopReleaseTests {
    /// Drags through the given points, 120 a second, and lifts at the last one.
    private func stack(after places: [CGFloat]) -> String {
        let stage = NavigationStage("AB")
        stage.device.fingerDown(at: stage.point(4))
        for place in places {
            stage.device.wait(1 / 120)
            stage.device.fingerMove(to: stage.point(place))
        }
        stage.device.fingerUp()
        stage.device.settle()
        return stage.stack
    }

    @Test(
        "A slow drag finishes beyond 187.5 points, or beyond half of a narrow screen", .facts(.popCompletionRule),
        arguments: [320, 390, 1024])
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

    @Test("A short flick forwards finishes, and a flick back cancels after any distance", .facts(.popCompletionRule))
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

    @Test("With fewer than three samples the sign of the velocity decides", .facts(.popCompletionRule))
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

    @Test("Events less than 10 ms apart count only if the finger has moved", .facts(.popCompletionRule))
    func closeSamples() {
        #expect(stack(after: [30, 34, 34]) == "A")
    }

    @Test("A swipe without a change after its beginning is cancelled", .facts(.popCompletionRule))
    func beginningAlone() {
        #expect(stack(after: [300]) == "AB")
    }

    @Test(
        "The rest of a pop lasts as long as a whole one, or continues at the finger's velocity",
        .facts(.popCompletionRule))
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

    @Test(
        "A decelerating finger beyond the middle finishes, even if it lifts before it rests", .facts(.popCompletionRule)
    )
    func slowingDown() {
        // The translation of a human swipe: fastest in the middle, smooth at both ends, lifted after four fifths of the
        // time.
        let way = (1...48).map { step -> CGFloat in
            let share = CGFloat(step) / 60
            return 4 + 320 * share * share * share * (10 - 15 * share + 6 * share * share)
        }
        #expect(way.last! > 300)
        #expect(stack(after: way) == "A")
    }

    @Test(
        "Rounding to whole pixels does not turn a slow drag into a fast one", .facts(.popCompletionRule),
        arguments: [0, 0.25, 0.5, 0.75] as [CGFloat])
    func wholePixels(phase: CGFloat) {
        // 75 points per second in whole points: some events move by one point, some by none.
        let way = (1...190).map { step in (4 + CGFloat(step) * 0.625 + phase).rounded(.down) }
        for last in 180..<190 { #expect(stack(after: Array(way[..<last])) == "AB") }
    }

    @Test(
        "Rounding to whole pixels does not reverse a fast drag", .facts(.popCompletionRule),
        arguments: [0, 0.25, 0.5, 0.75] as [CGFloat])
    func fastPixels(phase: CGFloat) {
        let way = (1...40).map { step in (4 + CGFloat(step) * 7.3 + phase).rounded(.down) }
        for last in 33..<40 { #expect(stack(after: Array(way[..<last])) == "A") }
    }

    @Test("An accelerating finger finishes where one with the same final velocity does not", .facts(.popCompletionRule))
    func speedingUp() {
        // The finger lifts 42 points after the beginning, at 3 points an event: 42 + 0.35 s · 360 pt/s is below 187.5.
        let even = (1...19).map { 4 + CGFloat($0) * 3 }
        #expect(stack(after: even) == "AB")
        let rising = (1...39).map { 4 + CGFloat($0) } + (1...6).map { 43 + CGFloat($0) * 3 }
        #expect(even.last == rising.last)
        #expect(stack(after: rising) == "A")
    }
}
