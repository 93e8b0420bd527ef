import Foundation
import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// A thumb turns around its joint: it starts steeply and ends flat, or the other way round.
@MainActor
struct ThumbArcTests {
    /// An arc with a heading at each end, in degrees from the trailing side, positive downwards.
    struct Arc: CustomStringConvertible {
        let first: Double
        let last: Double
        let length: Double
        let duration: TimeInterval

        var description: String { "\(first)° to \(last)°, \(length) points in \(duration) s" }

        static let all = [-70.0, -50, -30, 0, 30, 50, 70].flatMap { first in
            [-30.0, 0, 30].flatMap { last in
                [60.0, 100, 160, 240].flatMap { length in
                    [0.1, 0.2, 0.4].map { Arc(first: first, last: last, length: length, duration: $0) }
                }
            }
        }

        /// The points after touch-down, one for each event.
        var path: FingerPath {
            let count = max(2, Int(duration / FingerPath.interval))
            var place = CGVector.zero
            let steps = (0..<count).map { step in
                let share = (Double(step) + 0.5) / Double(count)
                let heading = (first + (last - first) * share) / 180 * .pi
                place.dx += CGFloat(cos(heading) * length / Double(count))
                place.dy += CGFloat(sin(heading) * length / Double(count))
                return place
            }
            return FingerPath(name: description, steps: steps, rest: 0.01)
        }
    }

    /// How many of the 252 arcs pop.
    private func pops(_ system: TestedSystem, over makeView: () -> UIView?) -> Int {
        Arc.all.count { arc in
            let stage = system.own()
            if let view = makeView() { stage.top.view.addSubview(view) }
            stage.device.settle()
            stage.follow(arc.path, fromDistance: 60)
            return stage.stack == "A"
        }
    }

    // Two of the 109 arcs that popped when the own pan began after 10 points are cancelled: 60 points in 0.1 s, for
    // which UIKit's transition has two events fewer to measure the velocity.
    fileprivate func playOverPlainContent() {
        for system in TestedSystem.withoutContentRecognizer.sampled(every: 3) {
            #expect(pops(system) { nil } >= 107, "\(system)")
        }
    }

    // The own pan has the limit of UIKit's content recognizer there, so that slanting scrolls keep the list.
    fileprivate func playOverList() {
        let byContentRecognizer = TestedSystem.all.filter { $0.version == 26 }.map { system in
            pops(system) { UIScrollView.list() }
        }
        for system in TestedSystem.withoutContentRecognizer.sampled(every: 3) {
            let count = pops(system) { UIScrollView.list() }
            #expect(byContentRecognizer.allSatisfy { count >= $0 } && count >= 25, "\(system)")
        }
    }
}

extension LongComparisons {
    @Test(
        "Over plain content, nearly all arcs pop that popped with a hysteresis of 10 points",
        .covers(.thumbArcs))
    static func arcsOverPlainContent() async {
        await #expect(processExitsWith: .success) { await ThumbArcTests().playOverPlainContent() }
    }

    @Test("Over a list before iOS 26, as many arcs pop as with UIKit's content recognizer", .covers(.thumbArcs))
    static func arcsOverList() async {
        await #expect(processExitsWith: .success) { await ThumbArcTests().playOverList() }
    }
}

extension FingerStage {
    /// Moves a finger along a path that starts at a distance from the leading edge, in either layout direction.
    fileprivate func follow(_ path: FingerPath, fromDistance start: CGFloat) {
        device.fingerDown(at: point(start))
        for step in path.steps {
            device.wait(FingerPath.interval)
            device.fingerMove(to: point(start + step.dx, 400 + step.dy))
        }
        device.wait(path.rest)
        lift()
    }
}
