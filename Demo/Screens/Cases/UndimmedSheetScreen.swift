import PopNavigation
import UIKit

/// A sheet of half the height that leaves the screen behind it usable.
final class UndimmedSheetScreen: CaseScreen {
    private lazy var button = TapButton("Present a half sheet", color: accent) { [weak self] in
        self?.presentSheet()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.addSubview(button)
    }

    override func layOutStage(_ bounds: CGRect) {
        button.frame = CGRect(x: bounds.width / 2 - 120, y: 8, width: 240, height: 48)
    }

    private func presentSheet() {
        guard presentedViewController == nil else { return }
        let content = SheetContent("A sheet without dimming. The screen behind it can be swiped away.")
        content.sheetPresentationController?.detents = [.medium()]
        content.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present(content, animated: true)
    }
}
