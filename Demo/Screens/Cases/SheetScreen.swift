import PopNavigation
import UIKit

extension DemoCase {
    static let sheet = DemoCase(
        "sheet", .trouble, title: "Behind a sheet", badge: "▲",
        instruction: "Press the button, rest a finger in the third until the sheet has come, then drag.",
        expectation:
            "On iOS 18 and earlier the screen stays. On iOS 26 UIKit pops it behind the sheet, as without the library.",
        refusals: [.presenting]
    ) { [SheetScreen($0)] }
}

/// A sheet that is presented while a finger is on the screen behind it.
final class SheetScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Present a sheet in 2 s") { [weak self] in self?.presentSheetLater() }
    }

    private func presentSheetLater() {
        guard let window = view.window else { return }
        Fuse.light(in: window, seconds: 2, color: accent) { [weak self] in self?.presentSheet() }
    }

    private func presentSheet() {
        guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        present(
            SheetContent("A sheet. The screen behind it cannot be swiped away."), animated: true)
    }
}

/// The content of the sheet.
final class SheetContent: LabelScreen {
    private lazy var done = TapButton("Dismiss", color: Palette.tile(4)) { [weak self] in self?.dismiss(animated: true)
    }

    convenience init(_ text: String) {
        self.init(UILabel(text, font: Palette.body, color: Palette.ink, alignment: .center))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.boundsBesideBars
        label.frame = CGRect(x: content.minX + 32, y: 48, width: content.width - 64, height: 60)
        done.frame = CGRect(x: content.midX - 80, y: 124, width: 160, height: 48)
    }
}
