import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// Controls under a finger, in rows and in scroll views, on a plain controller and on the library's.
@MainActor
@Suite("Controls under a finger that doesn't swipe")
struct SwipeControlTests {
    /// What the control is in.
    enum ControlHolder: String, CaseIterable, Sendable {
        case view, row, scrollView
    }

    /// How both controllers keep the screen.
    enum Keeping: String, CaseIterable, Sendable {
        /// Nothing prevents a pop. A cell in which one of the controllers pops isn't compared.
        case byFinger
        /// The screen is the root of both.
        case atRoot
        /// The library's switch is off, the plain controller's screen is its root.
        case switchedOff

        var names: String { self == .atRoot ? "A" : "AB" }
    }

    /// A table with one row that holds the control.
    private final class RowHolder: NSObject, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 120, width: 390, height: 600), style: .plain)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        private(set) var selections = 0

        init(_ control: UIView) {
            super.init()
            table.rowHeight = 80
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = self
            table.delegate = self
            cell.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
            control.frame = CGRect(x: 0, y: 10, width: 390, height: 60)
            cell.contentView.addSubview(control)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
    }

    /// The finger's paths. Each begins on the control.
    private static let paths: [FingerPath] = [
        .init(name: "tap", steps: [], rest: 0.05), .init(name: "press", steps: [], rest: 0.8),
        .straight("short drag forward", to: CGVector(dx: 20, dy: 0)),
        .straight("long drag forward", to: CGVector(dx: 80, dy: 4)),
        .straight("drag back", to: CGVector(dx: -60, dy: 0)),
        .straight("drag down", to: CGVector(dx: 0, dy: 90)),
        .straight("diagonal drag", to: CGVector(dx: 50, dy: 50)),
    ]

    /// Points from the leading edge: in the strip, in the area, and twice outside it.
    private static let starts: [CGFloat] = [8, 70, 180, 300]

    private struct ControlRecord {
        let lines: [String]
        let hasSwiped: Bool
    }

    /// What the control sees of a finger.
    private func record(
        _ path: FingerPath, from start: CGFloat, on control: TouchedControl, in holder: ControlHolder,
        _ stage: any FingerStage
    ) -> ControlRecord {
        let log = ControlLog()
        let view = control.make(noting: log)
        let top: UIView = stage.top.view
        var surroundings: () -> String = { "" }
        switch holder {
        case .view:
            view.frame = CGRect(x: 0, y: 130, width: 390, height: 60)
            top.addSubview(view)
        case .row:
            let row = RowHolder(view)
            top.addSubview(row.table)
            surroundings = { "\(row.table.contentOffset.y) \(row.cell.isHighlighted) \(row.selections)" }
        case .scrollView:
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 120, width: 390, height: 600))
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            view.frame = CGRect(x: 0, y: 10, width: 390, height: 60)
            scrollView.addSubview(view)
            top.addSubview(scrollView)
            surroundings = { "\(scrollView.contentOffset.y)" }
        }
        // A slider's thumb follows a finger that holds it.
        if let slider = view as? UISlider { slider.value = Float((start - 15) / 360) }
        stage.device.settle()
        let hasSwiped = stage.follow(path, from: CGPoint(x: start, y: 160)) { log.endEvent(surroundings()) }
        return ControlRecord(lines: log.lines, hasSwiped: hasSwiped)
    }

    fileprivate func compareAll(on version: Int) {
        let cells = TouchedControl.allCases.flatMap { control in ControlHolder.allCases.map { (control, $0) } }
        for (control, holder) in cells.sampled(every: 8) { compare(control, in: holder, on: version) }
    }

    private func compare(_ control: TouchedControl, in holder: ControlHolder, on version: Int) {
        var compared = 0
        for path in Self.paths {
            for start in Self.starts {
                let below = record(path, from: start, on: control, in: holder, PlainStage("AB", on: version))
                let atRoot = record(path, from: start, on: control, in: holder, PlainStage("A", on: version))
                for keeping in Keeping.allCases {
                    let plain = keeping == .byFinger ? below : atRoot
                    let stage = Stage(keeping.names, .init(on: version))
                    stage.navigation.popGestureRecognizerEnabled = keeping != .switchedOff
                    let own = record(path, from: start, on: control, in: holder, stage)
                    guard !plain.hasSwiped, !own.hasSwiped else { continue }
                    #expect(own.lines == plain.lines, "\(control), \(keeping), \(holder), \(path) from \(start)")
                    compared += 1
                }
            }
        }
        // Two of the finger's paths pop unless the root or the switch prevents it.
        #expect(compared >= (Keeping.allCases.count * Self.paths.count - 2) * Self.starts.count)
    }

    @Test(
        "A slider in a table row follows a drag to the trailing side", .covers(.oneDecision),
        arguments: TestedSwipe.all,
        ControlHolder.allCases)
    func slider(swipe: TestedSwipe, holder: ControlHolder) {
        for start in [70, 180] as [CGFloat] {
            let stage = Stage("AB", swipe)
            let record = record(
                .straight("drag", to: CGVector(dx: 60, dy: 0)), from: start, on: .slider, in: holder, stage)
            #expect(!record.hasSwiped && stage.stack == "AB")
            let values = record.lines.compactMap { $0.split(separator: " ").compactMap { Double($0) }.first }
            #expect((values.last ?? 0) - (values.first ?? 0) > 0.1, "from \(start)")
        }
    }

    @Test(
        "A button next to a resting finger acts when its own finger lifts, as on a plain controller",
        .covers(.reasons, .refusedDragsTakeNothing),
        arguments: [15, 18, 26, 27])
    func besideFinger(version: Int) {
        func record(_ stage: any FingerStage) -> [String] {
            let log = ControlLog()
            let button = TouchedControl.button.make(noting: log)
            let pad = TouchedControl.ownTouches.make(noting: log)
            button.frame = CGRect(x: 0, y: 130, width: 390, height: 60)
            pad.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
            stage.top.view.addSubview(button)
            stage.top.view.addSubview(pad)
            for (down, up) in [(300, 160), (160, 400)] as [(CGFloat, CGFloat)] {
                stage.device.fingerDown(1, at: stage.point(250, down))
                log.endEvent("down")
                stage.device.fingerDown(at: stage.point(200, up))
                log.endEvent("down")
                stage.device.wait(0.05)
                stage.device.fingerUp()
                log.endEvent("up")
                stage.device.fingerUp(1)
                log.endEvent("up")
                stage.device.settle()
            }
            return log.lines
        }
        let plain = record(PlainStage("AB", on: version))
        #expect(plain[2].hasPrefix("up"))
        #expect(record(Stage("AB", .init(on: version))) == plain)
    }
}

extension LongComparisons {
    @Test(
        "A control sees the same as on a plain controller, event by event",
        .covers(.reasons, .leadingEdge, .refusedDragsTakeNothing),
        arguments: systemsOfDrags)
    static func touchedControls(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await SwipeControlTests().compareAll(on: version)
        }
    }
}
