import PopNavigation
import UIKit

extension DemoCase {
    static let undimmedSheet = DemoCase(
        "undimmed-sheet", .trouble, title: "Behind a half sheet", badge: "◒",
        instruction: "Present the sheet, then drag this screen above the sheet.",
        expectation: "The screen pops, since the sheet leaves it usable. The sheet stays. On it, nothing pops."
    ) { [UndimmedSheetScreen($0)] }
}

/// A sheet of half the height that leaves the screen behind it usable.
final class UndimmedSheetScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Present a half sheet") { [weak self] in self?.presentSheet() }
    }

    private func presentSheet() {
        guard presentedViewController == nil else { return }
        let content = SheetContent("A sheet without dimming. The screen behind it can be swiped away.")
        content.sheetPresentationController?.detents = [.medium()]
        content.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present(content, animated: true)
    }
}
