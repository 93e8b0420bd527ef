import PopNavigation
import UIKit

extension DemoCase {
    static let backAction = DemoCase(
        "back-action", .decision, title: "A back action", badge: "↩",
        instruction: "Drag back, then press the back button, and drag again.",
        expectation: "The back button saves the draft instead of going back. A drag would skip that, and is refused.",
        refusals: [.backAction]
    ) { [BackActionScreen($0)] }
}

/// A screen whose back button has its own action, on iOS 16 and later, until the draft is saved.
final class BackActionScreen: CaseScreen {
    private let status = UILabel("Draft not saved", font: Palette.body, color: Palette.ink, alignment: .center)

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.addSubview(status)
        guard #available(iOS 16.0, *) else { return }
        navigationItem.backAction = UIAction { [weak self] _ in self?.save() }
    }

    override func layOutStage(_ bounds: CGRect) {
        status.frame = CGRect(x: 24, y: 8, width: bounds.width - 48, height: 48)
    }

    @available(iOS 16.0, *)
    private func save() {
        status.text = "Draft saved: you may leave"
        navigationItem.backAction = nil
    }
}
