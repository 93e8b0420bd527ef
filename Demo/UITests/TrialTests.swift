import DemoScreens
import XCTest

/// The tour's trials with real touches, compared with the shared list and with the headless UIKit.
@MainActor final class TrialTests: XCTestCase {
    func testArea() { play(.area) }
    func testDecision() { play(.decision) }
    func testBar() { play(.bar) }
    func testScrolling() { play(.scrolling) }
    func testTrouble() { play(.trouble) }
    func testDevice() { play(.device) }

    /// Every section has a test above.
    func testSections() {
        XCTAssertEqual(DemoSection.allCases, [.area, .decision, .bar, .scrolling, .trouble, .device])
    }

    private func play(_ section: DemoSection) {
        continueAfterFailure = true
        var table = TrialTable()
        let cases = Set(DemoCase.all.filter { $0.section == section }.map(\.name))
        for trial in DemoTrial.all where cases.contains(trial.demoCase) {
            let row = XCTContext.runActivity(named: trial.name) { _ in TrialTable.Row(trial) }
            table.rows.append(row)
            if let difference = row.difference { XCTFail(difference) }
        }
        print(table)
        let attachment = XCTAttachment(string: table.description)
        attachment.name = "\(section).txt"
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}

extension TrialTable.Row {
    /// Plays the trial.
    @MainActor init(_ trial: DemoTrial) {
        let reason = trial.obstacle?.rawValue ?? TouchTrialPlayer.missing(for: trial.device)
        self.init(
            trial: trial.name, expected: "\(trial.expected)",
            headless: HeadlessResults.all[trial.name] ?? "no result",
            actual: reason.map { .notPlayed($0) } ?? .played(TouchTrialPlayer(trial).play()))
    }
}
