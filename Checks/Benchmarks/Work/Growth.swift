import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

extension Chapter {
    static func growth(_ report: Report) {
        report.heading("Growth with the depth of the stack")
        let shallow = DeepSubject(depth: 10)
        for depth in [2, 100, 1000, 10_000] {
            let outcome = Contest(
                first: DeepSubject(depth: depth).subject, second: shallow.subject, rounds: 31, limit: 50
            ).run()
            if depth == 2 { report.add("10 screens", outcome.second * 1e6, "µs") }
            report.add("\(depth) screens, to 10", outcome.ratio, "×", limit: depth <= 100 ? 1.1 : nil)
        }
        grow(report, .views, [5, 50, 250, 500])
        grow(report, .recognizers, [1, 10, 50, 100])
        grow(report, .scrollViews, [5, 25, 50])
    }

    /// The cost for each size, compared with a screen without content.
    private static func grow(_ report: Report, _ crowd: Crowd, _ sizes: [Int]) {
        report.heading("Growth with \(crowd.rawValue) under the finger")
        let plain = DeepSubject(depth: 3)
        for size in sizes {
            let crowded = DeepSubject(depth: 3, under: crowd, size)
            let outcome = Contest(first: crowded.subject, second: plain.subject, rounds: 21, limit: 50).run()
            report.add("\(size), to none", outcome.ratio, "×")
        }
    }
}

/// A swipe that pops the top of a stack of a constant depth. The screen is pushed again between swipes.
@MainActor
struct DeepSubject {
    private let track = SwipeTracks.library()
    private let top = BlankConfigurableScreen()

    init(depth: Int, under crowd: Crowd? = nil, _ size: Int = 0) {
        track.fill(to: depth - 1, loadingViews: false)
        crowd?.gather(size, in: top)
    }

    var subject: Subject {
        Subject(prepare: { _ in push() }, isPreparedEachTime: true) { track.swipe($0) }
    }

    private func push() {
        track.device.activate()
        track.controller.pushViewController(top, animated: false)
        track.device.settle()
    }
}
