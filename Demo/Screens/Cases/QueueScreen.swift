import PopNavigation
import UIKit

extension DemoCase {
    static let queue = DemoCase(
        "queue", .trouble, title: "Two changes at once", badge: "2",
        instruction: "Press a button, which requests two changes of the stack in a row.",
        expectation: "The second change runs after the first transition. None is lost."
    ) { [QueueScreen($0)] }
}

/// Changes of the stack that are requested while a transition runs.
final class QueueScreen: CaseScreen {
    private lazy var pushTwo = TapButton("Push two", color: accent) { [weak self] in
        for screen in [InnerScreen("first", title: "First"), InnerScreen("second", title: "Second")] {
            self?.navigationController?.pushViewController(screen, animated: true)
        }
    }
    private lazy var pushAndReplace = TapButton("Push, and replace", color: accent) { [weak self] in
        guard let self, let navigationController else { return }
        navigationController.pushViewController(InnerScreen("first", title: "First"), animated: true)
        navigationController.setViewControllers(
            Array(navigationController.viewControllers.prefix(2)) + [InnerScreen("third", title: "Third")],
            animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [pushTwo, pushAndReplace] { stage.addSubview(part) }
    }

    override func layOutStage(_ bounds: CGRect) {
        let column = Self.column(of: bounds, top: 8, height: 48)
        let half = (column.width - 12) / 2
        pushTwo.frame = CGRect(x: column.minX, y: 8, width: half, height: 48)
        pushAndReplace.frame = CGRect(x: pushTwo.frame.maxX + 12, y: 8, width: half, height: 48)
    }
}
