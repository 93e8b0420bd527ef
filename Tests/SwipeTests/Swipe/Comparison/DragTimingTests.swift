import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// Drags that no controller takes as a swipe, event by event.
@MainActor
@Suite("Drags without a swipe begin in the same event as on a plain controller")
struct DragTimingTests {
    private struct DragRecord {
        var lines: [String] = []
        var hasSwiped = false
    }

    private func record(_ path: FingerPath, from start: CGPoint, over content: DraggedContent, _ stage: any FingerStage)
        -> DragRecord
    {
        var record = DragRecord()
        var kept: [AnyObject] = []
        let watched = content.install(on: stage.top) { kept.append($0) }
        stage.device.settle()
        record.hasSwiped = stage.follow(path, from: start) { record.lines.append(watched.words) }
        return withExtendedLifetime(kept) { record }
    }

    /// A random path: straight, in an arc, back and forth, or with a rest at its end.
    ///
    /// - Parameter angles: The share of the circle for the first direction, from the trailing side over the bottom.
    private func randomPath(_ random: inout SeededNumbers, _ angles: ClosedRange<Double> = 0...1) -> FingerPath {
        let angle = (angles.lowerBound + random.share() * (angles.upperBound - angles.lowerBound)) * 2 * .pi
        let bend = (random.share() - 0.5) * 2
        let pace = 1 + random.share() * 14
        var (place, steps) = (CGVector.zero, [CGVector]())
        let turns = random.share() < 0.3
        for step in 0..<(6 + Int(random.share() * 20)) {
            let way = angle + bend * Double(step) / 10 + (turns && step > 8 ? .pi : 0)
            place.dx += CGFloat(cos(way) * pace)
            place.dy += CGFloat(sin(way) * pace)
            steps.append(place)
        }
        return FingerPath(name: "random", steps: steps, rest: random.share() * 0.2)
    }

    fileprivate func compareRandomDrags(on version: Int) {
        for content in DraggedContent.awayFromLimit { compareRandomDrags(over: content, on: version) }
    }

    private func compareRandomDrags(over content: DraggedContent, on version: Int) {
        var random = SeededNumbers(seed: version)
        var compared = (inStrip: 0, elsewhere: 0)
        let count = Sample.isWhole ? 50 : 10
        for number in 0..<count {
            let isInStrip = number % 2 == 0
            let start = CGPoint(
                x: isInStrip ? 1 + random.share() * 18 : 21 + random.share() * 360, y: 180 + random.share() * 400)
            let path = randomPath(&random)
            let plain = record(path, from: start, over: content, PlainStage("AB", on: version))
            let own = record(path, from: start, over: content, Stage("AB", .init(on: version)))
            guard !plain.hasSwiped, !own.hasSwiped else { continue }
            #expect(own.lines == plain.lines, "drag \(number) over a \(content) from \(start)")
            if isInStrip { compared.inStrip += 1 } else { compared.elsewhere += 1 }
        }
        #expect(compared.inStrip >= count / 5 && compared.elsewhere >= count / 5)
    }

    @Test(
        "A scroll view at its leading limit moves in the same event in a drag back, up or down",
        .covers(.scrollViews, .leadingEdge),
        arguments: [DraggedContent.carouselAtLimit, .gridAtLimit], systemsOfDrags)
    func atLimit(content: DraggedContent, version: Int) {
        var random = SeededNumbers(seed: 200 + version)
        var compared = 0
        for number in 0..<40 {
            let start = CGPoint(x: 1 + random.share() * (number % 3 == 0 ? 18 : 200), y: 320 + random.share() * 150)
            let path = randomPath(&random, 0.3...0.7)
            let plain = record(path, from: start, over: content, PlainStage("AB", on: version))
            let own = record(path, from: start, over: content, Stage("AB", .init(on: version)))
            guard !plain.hasSwiped, !own.hasSwiped else { continue }
            #expect(own.lines == plain.lines, "drag \(number) over a \(content) from \(start)")
            compared += 1
        }
        #expect(compared >= 30)
    }

    fileprivate func compareWithoutSwipe(on version: Int) {
        for content in DraggedContent.awayFromLimit { compareWithoutSwipe(over: content, on: version) }
    }

    private func compareWithoutSwipe(over content: DraggedContent, on version: Int) {
        var random = SeededNumbers(seed: 100 + version)
        for number in 0..<(Sample.isWhole ? 24 : 6) {
            let start = CGPoint(x: 1 + random.share() * (number % 2 == 0 ? 18 : 380), y: 180 + random.share() * 400)
            let path = randomPath(&random)
            let plain = record(path, from: start, over: content, PlainStage("A", on: version))
            let root = record(path, from: start, over: content, Stage("A", .init(on: version)))
            let stage = Stage("AB", .init(on: version))
            stage.navigation.popGestureRecognizerEnabled = false
            let off = record(path, from: start, over: content, stage)
            #expect(!plain.hasSwiped && !root.hasSwiped && !off.hasSwiped)
            #expect(root.lines == plain.lines, "drag \(number) over a \(content) from \(start)")
            #expect(off.lines == plain.lines, "drag \(number) over a \(content) from \(start)")
        }
    }
}

extension LongComparisons {
    @Test(
        "A random drag moves the content in the same event as on a plain controller",
        .covers(.scrollViews, .leadingEdge),
        arguments: systemsOfDrags)
    static func randomDrags(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await DragTimingTests().compareRandomDrags(on: version)
        }
    }

    @Test(
        "At the root, and with the swipe switched off, every drag moves as on a plain controller",
        .covers(.gestureSwitch, .leadingEdge),
        arguments: systemsOfDrags)
    static func dragsWithoutSwipe(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await DragTimingTests().compareWithoutSwipe(on: version)
        }
    }
}
