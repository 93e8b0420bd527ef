import PopNavigation
import UIKit

extension DemoCase {
    static let refuses = DemoCase(
        "refuses", .decision, title: "A screen that refuses", badge: "✕",
        instruction: "Drag back while there are unsaved changes, then save and drag again.",
        expectation: "The screen stays until the changes are saved. It is asked once for each drag.",
        refusals: [.screenDeclined]
    ) {
        [RefusingScreen($0)]
    } plain: {
        [PlainRefusingScreen($0)]
    }
}

/// A screen that refuses the pop until its changes are saved.
class RefusingScreen: CaseScreen {
    var hasUnsavedChanges = true {
        didSet { showStatus() }
    }
    private(set) var timesAsked = 0
    private let status = UILabel("", font: Palette.body, color: Palette.ink, alignment: .center)
    private lazy var save = TapButton("Save", color: accent) { [weak self] in self?.hasUnsavedChanges = false }

    func ask() {
        timesAsked += 1
        showStatus()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.addSubview(status)
        stage.addSubview(save)
        showStatus()
    }

    override func layOutStage(_ bounds: CGRect) {
        status.frame = CGRect(x: 24, y: 8, width: bounds.width - 48, height: 48)
        save.frame = CGRect(x: bounds.width / 2 - 80, y: 68, width: 160, height: 48)
    }

    private func showStatus() {
        status.text = hasUnsavedChanges ? "Unsaved changes · asked \(timesAsked)×" : "Saved: you may leave"
        save.alpha = hasUnsavedChanges ? 1 : 0.4
    }
}

extension RefusingScreen: PopConfirming {
    func shouldPop(for trigger: PopTrigger) -> Bool {
        guard hasUnsavedChanges else { return true }
        ask()
        return false
    }
}
