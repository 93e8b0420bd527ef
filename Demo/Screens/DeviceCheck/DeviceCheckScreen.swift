import PopNavigation
import UIKit

extension DemoCase {
    static let deviceCheck = DemoCase(
        "device-check", .device, title: "Check this device", badge: "✓",
        instruction: "Start the check, follow its text with slow drags, press Done, and copy the results.",
        expectation: "Each value of this system's UIKit is compared with the headless UIKit's."
    ) { [DeviceCheckScreen($0)] }
}

/// Compares UIKit on this device with the headless UIKit, fact by fact.
final class DeviceCheckScreen: CaseScreen {
    private lazy var start = TapButton("Check this device", color: accent) { [weak self] in self?.check() }
    private lazy var copyTable = TapButton("Copy the table", color: accent) { [weak self] in self?.copyReport() }
    private lazy var copyRecording = TapButton("Copy the recording", color: accent) { [weak self] in
        self?.copyValues()
    }
    private let summary = UILabel("Nothing measured yet", font: Palette.emphasis, color: Palette.ink)
    private let list = UIScrollView(frame: .zero)
    private var rows: [UILabel] = []
    private var probe: DeviceProbe?

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "facts"
        for part in [start, copyTable, copyRecording, summary, list] { stage.addSubview(part) }
    }

    override func layOutStage(_ bounds: CGRect) {
        start.frame = Self.column(of: bounds, top: 0, height: 48)
        let width = start.frame.width
        copyTable.frame = CGRect(x: start.frame.minX, y: 60, width: (width - 12) / 2, height: 48)
        copyRecording.frame = copyTable.frame.offsetBy(dx: copyTable.frame.width + 12, dy: 0)
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
        let probe = DeviceProbe(like: view) { [weak self] in self?.dismiss(animated: true) }
        probe.onReport = { [weak self] report in self?.show(report) }
        self.probe = probe
        present(probe.navigationController, animated: true) { probe.start() }
    }

    private func show(_ report: DeviceReport) {
        summary.text = report.summary
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

    private func copyReport() {
        guard let report = probe?.report else { return }
        UIPasteboard.general.string = report.table
        summary.text = "Copied: paste the table into an issue"
    }

    private func copyValues() {
        guard let report = probe?.report else { return }
        UIPasteboard.general.string = report.recording(in: view).json
        summary.text = "Copied: enter your name as the recorder"
    }
}
