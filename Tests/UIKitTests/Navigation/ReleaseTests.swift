import Testing
import UIKit
import UIKitSimulator

@Suite("Navigation: the release of a swipe")
@MainActor
struct ReleaseTests {
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

    @Test("C20: A decelerating finger beyond the middle finishes, also if it lifts before it rests")
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
        "C20: Rounding to whole pixels does not turn a slow drag into a fast one",
        arguments: [0, 0.25, 0.5, 0.75] as [CGFloat])
    func wholePixels(phase: CGFloat) {
        // 75 points per second in whole points: some events move by one point, some by none.
        let way = (1...190).map { step in (4 + CGFloat(step) * 0.625 + phase).rounded(.down) }
        for last in 180..<190 { #expect(stack(after: Array(way[..<last])) == "AB") }
    }

    @Test("C20: Rounding to whole pixels does not reverse a fast drag", arguments: [0, 0.25, 0.5, 0.75] as [CGFloat])
    func fastPixels(phase: CGFloat) {
        let way = (1...40).map { step in (4 + CGFloat(step) * 7.3 + phase).rounded(.down) }
        for last in 33..<40 { #expect(stack(after: Array(way[..<last])) == "A") }
    }

    @Test("C20: An accelerating finger finishes where one with the same final velocity does not")
    func speedingUp() {
        // The finger lifts 42 points after the beginning, at 3 points an event: 42 + 0.35 s · 360 pt/s is below 187.5.
        let even = (1...19).map { 4 + CGFloat($0) * 3 }
        #expect(stack(after: even) == "AB")
        let rising = (1...39).map { 4 + CGFloat($0) } + (1...6).map { 43 + CGFloat($0) * 3 }
        #expect(even.last == rising.last)
        #expect(stack(after: rising) == "A")
    }
}
