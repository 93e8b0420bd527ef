import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// A finger that taps often slips by a few points.
@MainActor
@Suite("Taps that slip")
struct SlippedTapTests {
    /// How the screen looks to UIKit.
    enum ScreenKind: String, CaseIterable {
        case usual, hiddenBar, leadingItem, delegateWithoutAnimator

        /// Prepares the stage, and returns what has to be kept.
        @MainActor
        func prepare(_ stage: PlainStage) -> AnyObject? {
            defer { stage.device.settle() }
            switch self {
            case .usual: return nil
            case .hiddenBar:
                stage.controller.isNavigationBarHidden = true
                return nil
            case .leadingItem:
                stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "X", style: .plain, target: nil, action: nil)
                return nil
            case .delegateWithoutAnimator:
                let delegate = AnimatingDelegate()
                delegate.animator = nil
                stage.controller.delegate = delegate
                return delegate
            }
        }
    }

    /// What the finger touches.
    enum Target: String, CaseIterable {
        case button, buttonInList, row
    }

    /// A path of the finger that is shorter than a swipe.
    struct Slip: CustomStringConvertible {
        let forward: CGFloat
        let down: CGFloat
        /// Seconds from touch-down to the lift.
        let duration: TimeInterval

        var description: String { "slip by \(forward), \(down) in \(duration) s" }

        /// Slips that UIKit's recognizers leave to the views, in the strip too.
        static let short = [10, 12, 14].flatMap { (length: CGFloat) in
            [0.01, 0.05, 0.15].flatMap { duration in
                [0, 4].map { Slip(forward: length, down: $0, duration: duration) }
            }
        }
        /// Slips that are shorter than the distance at which UIKit's content recognizer begins.
        static let long = [20, 29].flatMap { (length: CGFloat) in
            [0.01, 0.05, 0.15].map { Slip(forward: length, down: 0, duration: $0) }
        }
        /// Slips that are shorter than that distance, some of them nearly diagonal or very fast.
        static let slanting = [11, 14, 29].flatMap { (length: CGFloat) in
            [0, 0.5, 0.9].flatMap { (steepness: CGFloat) in
                [0.004, 0.05, 0.15].map { Slip(forward: length, down: length * steepness, duration: $0) }
            }
        }
    }

    /// Slips with a finger, and returns what the target has seen.
    private func play(_ slip: Slip, from start: CGFloat, on target: Target, _ stage: PlainStage) -> [String] {
        var seen: [String] = []
        let button = UIButton(frame: CGRect(x: 0, y: 360, width: 390, height: 80))
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
        ]
        for (name, event) in events { button.addAction(UIAction { _ in seen.append(name) }, for: event) }
        let table = ActionTable()
        switch target {
        case .button: stage.top.view.addSubview(button)
        case .buttonInList:
            let list = UIScrollView.list()
            button.frame.origin.y -= list.frame.minY
            list.addSubview(button)
            stage.top.view.addSubview(list)
        case .row: stage.top.view.addSubview(table.view)
        }
        stage.device.settle()
        stage.device.fingerDown(at: stage.point(start))
        stage.device.wait(slip.duration / 2)
        stage.device.fingerMove(to: stage.point(start + slip.forward, 400 + slip.down), duration: slip.duration / 4)
        stage.device.wait(slip.duration / 4)
        stage.lift()
        return seen + table.selected.map { "row \($0)" }
    }

    /// A slip on each target of each screen and system.
    private typealias SlipCell = (system: TestedSystem, kind: ScreenKind, target: Target, slip: Slip)

    private func cells(of slips: [Slip]) -> [SlipCell] {
        TestedSystem.ofDrags.flatMap { system in
            ScreenKind.allCases.flatMap { kind in
                Target.allCases.flatMap { target in slips.map { (system, kind, target, $0) } }
            }
        }.sampled(every: 11)
    }

    /// Expects that each slip does what it does on a plain controller.
    fileprivate func compareAll(_ slips: [Slip], from start: CGFloat) {
        for (system, kind, target, slip) in cells(of: slips) {
            func play(_ stage: PlainStage) -> [String] {
                let kept = kind.prepare(stage)
                return withExtendedLifetime(kept) { self.play(slip, from: start, on: target, stage) }
            }
            let plain = play(system.plain())
            #expect(play(system.own()) == plain, "\(slip) on a \(target), \(system), \(kind)")
        }
    }

    @Test(
        "A slipped tap is not reported as refused", .covers(.reasons), arguments: TestedSystem.ofDrags,
        ScreenKind.allCases)
    func notReported(system: TestedSystem, kind: ScreenKind) {
        for start in [5, 60] as [CGFloat] {
            for slip in start < 20 ? Slip.short : Slip.short + Slip.long {
                let stage = system.own()
                let log = EventLog(of: stage.controller as! BasicNavigationController)
                let kept = kind.prepare(stage)
                withExtendedLifetime(kept) { _ = play(slip, from: start, on: .button, stage) }
                #expect(log.events == [], "\(slip) from \(start)")
            }
        }
    }

    fileprivate func slipEverywhere() {
        for (system, kind, target, slip) in cells(of: Slip.slanting) {
            let stage = system.own()
            let kept = kind.prepare(stage)
            withExtendedLifetime(kept) { _ = play(slip, from: 60, on: target, stage) }
            #expect(stage.stack == "AB", "\(slip) on a \(target), \(system), \(kind)")
        }
    }
}

extension LongComparisons {
    @Test(
        "A slipped tap in the strip is a tap, as on a plain controller",
        .covers(.refusedDragsTakeNothing, .leadingEdge))
    static func slippedTapsInStrip() async {
        await #expect(processExitsWith: .success) {
            await SlippedTapTests().compareAll(SlippedTapTests.Slip.short, from: 5)
        }
    }

    @Test(
        "A slipped tap in the content is a tap, as on a plain controller",
        .covers(.refusedDragsTakeNothing, .leadingEdge))
    static func slippedTapsInContent() async {
        await #expect(processExitsWith: .success) {
            await SlippedTapTests().compareAll(
                SlippedTapTests.Slip.short + SlippedTapTests.Slip.long, from: 60)
        }
    }

    @Test(
        "A slip of fewer than 30 points in the content doesn't pop, however fast it is",
        .covers(.leadingEdge))
    static func shortSlips() async {
        await #expect(processExitsWith: .success) { await SlippedTapTests().slipEverywhere() }
    }
}
