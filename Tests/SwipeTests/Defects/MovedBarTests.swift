import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// Without a preference, the app controls the bars. Only what a cancelled swipe's first calls have set is undone.
@MainActor
@Suite("Bars that the app moves around a cancelled swipe")
struct MovedBarTests {
    enum Bar: String, CaseIterable {
        case navigationBar, toolbar

        @MainActor
        func isHidden(in controller: UINavigationController) -> Bool {
            self == .navigationBar ? controller.isNavigationBarHidden : controller.isToolbarHidden
        }

        @MainActor
        func setHidden(_ hidden: Bool, in controller: UINavigationController, animated: Bool) {
            switch self {
            case .navigationBar: controller.setNavigationBarHidden(hidden, animated: animated)
            case .toolbar: controller.setToolbarHidden(hidden, animated: animated)
            }
        }

        /// Whether the bar itself is on the screen.
        @MainActor
        func isSeen(in controller: UINavigationController) -> Bool {
            let bar: UIView = self == .navigationBar ? controller.navigationBar : controller.toolbar
            let visible = bar.frame.intersection(controller.view.bounds)
            return !bar.isHidden && !visible.isNull && visible.width > 0 && visible.height > 0
        }
    }

    /// A bar, what the app makes of it, and how.
    struct BarMove: CustomTestStringConvertible {
        let bar: Bar
        let hides: Bool
        let animated: Bool

        var testDescription: String { "\(hides ? "hides" : "shows") the \(bar)\(animated ? ", animated" : "")" }

        static let all = Bar.allCases.flatMap { bar in
            [true, false].flatMap { hides in
                [true, false].map { BarMove(bar: bar, hides: hides, animated: $0) }
            }
        }

        @MainActor
        func perform(in controller: UINavigationController) {
            bar.setHidden(hides, in: controller, animated: animated)
        }

        /// Sets the bar as it is before the change.
        @MainActor
        func prepare(_ stage: PlainStage) {
            bar.setHidden(!hides, in: stage.controller, animated: false)
            stage.device.settle()
        }
    }

    private func expect(
        _ bar: Bar, hidden: Bool, in stage: PlainStage, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(stage.stack == "AB", comment, sourceLocation: sourceLocation)
        #expect(bar.isHidden(in: stage.controller) == hidden, comment, sourceLocation: sourceLocation)
        #expect(bar.isSeen(in: stage.controller) == !hidden, comment, sourceLocation: sourceLocation)
    }

    @Test(
        "A bar that the app moves while a finger is down stays as the app has set it",
        .covers(.barVisibility, .toolbar),
        .bug("https://github.com/software-mansion/react-native-screens/issues/4338"),
        arguments: TestedSystem.all.sampled(every: 3), BarMove.all)
    func underFinger(system: TestedSystem, change: BarMove) {
        for start in [5, 60] as [CGFloat] {
            for isSlidingBack in [false, true] {
                let stage = system.own()
                change.prepare(stage)
                stage.swipeAndCancel(
                    from: start, whilePulled: { if !isSlidingBack { change.perform(in: stage.controller) } },
                    whileSlidingBack: { if isSlidingBack { change.perform(in: stage.controller) } })
                expect(change.bar, hidden: change.hides, in: stage, "from \(start), sliding back: \(isSlidingBack)")
                stage.swipeAndCancel(from: start)
                expect(change.bar, hidden: change.hides, in: stage, "again from \(start)")
            }
        }
    }

    @Test(
        "A timer that hides both bars of a player under a resting finger hides them",
        .covers(.barVisibility, .toolbar),
        .bug("https://github.com/software-mansion/react-native-screens/issues/4338"), arguments: TestedSystem.all)
    func player(system: TestedSystem) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own()
            stage.controller.setToolbarHidden(false, animated: false)
            stage.device.settle()
            stage.swipeAndCancel(from: start) {
                stage.device.wait(3)
                for bar in Bar.allCases { bar.setHidden(true, in: stage.controller, animated: true) }
                stage.device.wait(1)
            }
            for bar in Bar.allCases { expect(bar, hidden: true, in: stage, "\(bar) from \(start)") }
        }
    }

    @Test(
        "What a screen does to a bar in the first calls of a cancelled swipe is undone",
        .covers(.barVisibility, .toolbar),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/16"),
        arguments: TestedSystem.all, BarMove.all)
    func firstCalls(system: TestedSystem, change: BarMove) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own()
            change.prepare(stage)
            (stage.controller.viewControllers[0] as? TestScreen)?.whenAppearing = {
                $0.navigationController.map(change.perform)
            }
            stage.swipeAndCancel(from: start)
            expect(change.bar, hidden: !change.hides, in: stage, "from \(start)")
        }
    }

    @Test(
        "A bar moved under the finger stays, and one moved in the first calls returns",
        .covers(.barVisibility, .toolbar), arguments: TestedSystem.all, BarMove.all)
    func bothMoments(system: TestedSystem, change: BarMove) {
        let other: Bar = change.bar == .toolbar ? .navigationBar : .toolbar
        for start in [5, 60] as [CGFloat] {
            let stage = system.own()
            change.prepare(stage)
            let former = other.isHidden(in: stage.controller)
            (stage.controller.viewControllers[0] as? TestScreen)?.whenAppearing = {
                guard let controller = $0.navigationController else { return }
                other.setHidden(!former, in: controller, animated: change.animated)
            }
            stage.swipeAndCancel(from: start) { change.perform(in: stage.controller) }
            expect(change.bar, hidden: change.hides, in: stage, "from \(start)")
            expect(other, hidden: former, in: stage, "\(other) from \(start)")
        }
    }

    @Test(
        "A bar that the app moves twice has the state of the last call", .covers(.barVisibility, .toolbar),
        arguments: TestedSystem.all, BarMove.all)
    func twice(system: TestedSystem, change: BarMove) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own()
            change.prepare(stage)
            stage.swipeAndCancel(from: start) {
                change.bar.setHidden(!change.hides, in: stage.controller, animated: change.animated)
                stage.device.wait(0.1)
                change.perform(in: stage.controller)
            }
            #expect(change.bar.isHidden(in: stage.controller) == change.hides, "from \(start)")
        }
    }
}
