import PopNavigation
import UIKit

extension DemoCase {
    static let deviceCheck = DemoCase(
        "device-check", .device, title: "Check this device", badge: "✓",
        instruction:
            "Start the check, and do what its text asks for, a step at a time. Ten steps are enough to begin.",
        expectation: "Each value of this system's UIKit is compared with the headless UIKit's."
    ) { [DeviceCheckScreen($0)] }
}

/// Compares UIKit on this device with the headless UIKit, fact by fact.
final class DeviceCheckScreen: CaseScreen {
    private lazy var start = TapButton("Check this device", color: accent) { [weak self] in self?.check() }
    private lazy var share = TapButton("Share the recording", color: accent) { [weak self] in self?.shareRecording() }
    private lazy var again = TapButton("Begin again", color: accent) { [weak self] in self?.forget() }
    private let summary = UILabel("Nothing measured yet", font: Palette.emphasis, color: Palette.ink)
    private let list = UIScrollView(frame: .zero)
    private var rows: [UILabel] = []
    private var probe: DeviceProbe?
    /// What this check and earlier ones have measured.
    private var report: DeviceReport?
    private var results: DeviceResults?

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "facts"
        summary.accessibilityIdentifier = DeviceCheck.recordingIdentifier
        for part in [start, share, again, summary, list] { stage.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard report == nil else { return }
        var report = DeviceReport.headless(on: DeviceKind(of: view))
        results = DemoHost.resultsFolder.map { DeviceResults(report.recording(in: view), in: $0) }
        if let earlier = results?.load() { report.restore(earlier) }
        show(report)
    }

    override func layOutStage(_ bounds: CGRect) {
        start.frame = Self.column(of: bounds, top: 0, height: 48)
        let width = start.frame.width
        share.frame = CGRect(x: start.frame.minX, y: 60, width: (width - 12) / 2, height: 48)
        again.frame = share.frame.offsetBy(dx: share.frame.width + 12, dy: 0)
        summary.frame = Self.column(of: bounds, top: 116, height: 24)
        list.frame = Self.column(of: bounds, top: 148, height: max(bounds.height - 148, 0))
        var top: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: top, width: width, height: row.height(forWidth: width))
            top = row.frame.maxY + 8
        }
        list.contentSize = CGSize(width: width, height: top)
    }

    private func check() {
        let probe = DeviceProbe(like: view, continuing: report) { [weak self] in self?.dismiss(animated: true) }
        probe.onReport = { [weak self] report in self?.keep(report) }
        self.probe = probe
        present(probe.stage, animated: true) { probe.start() }
    }

    private func keep(_ report: DeviceReport) {
        results?.save(report.recording(in: view))
        show(report)
    }

    private func forget() {
        results?.remove()
        probe = nil
        show(.headless(on: DeviceKind(of: view)))
    }

    private func shareRecording() {
        guard let results, let sheet = DemoHost.share?(results.url, share) else { return }
        present(sheet, animated: true)
    }

    private func show(_ report: DeviceReport) {
        self.report = report
        let isNew = report.facts.allSatisfy { $0.measured == nil }
        start.title = isNew ? "Check this device" : "Continue the check"
        (again.isHidden, share.isHidden) = (isNew, isNew || results == nil || DemoHost.share == nil)
        summary.text = isNew ? "Nothing measured yet" : report.summary
        summary.accessibilityValue = isNew ? nil : report.recording(in: view).json
        for row in rows { row.removeFromSuperview() }
        rows = report.facts.map { fact in
            let sign = fact.agrees.map { $0 ? "✓" : "✗" } ?? "·"
            let measured = fact.measured.map { "\($0)" } ?? "not measured"
            let text =
                fact.agrees == true
                ? "\(sign) \(fact.question): \(measured)"
                : "\(sign) \(fact.question): \(measured); headless: \(fact.headless) (\(fact.source))"
            return UILabel(text, font: Palette.footnote, color: Palette.ink)
        }
        for row in rows { list.addSubview(row) }
        layOutStage(stage.bounds)
    }
}
