import PopNavigation
import UIKit

extension DemoCase {
    static let rightToLeft = DemoCase(
        "right-to-left", .area, title: "Right to left", badge: "↰",
        instruction: "Drag to the left from inside the tinted third, on the right.",
        expectation: "Area, direction and transition are mirrored. The left side does nothing.",
        refusals: [.outsideArea, .wrongDirection]
    ) { [RightToLeftScreen($0)] }
}

/// Makes the navigation controller right to left while the screen is in its stack.
final class RightToLeftScreen: CaseScreen {
    private weak var turned: UINavigationController?

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard let parent = parent as? UINavigationController else { return }
        turned = parent
        turn(parent, to: .forceRightToLeft)
    }

    // UIKit calls this only after a completed pop. A cancelled pop keeps the direction.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil, let turned { turn(turned, to: .unspecified) }
    }

    private func turn(_ navigationController: UINavigationController, to direction: UISemanticContentAttribute) {
        navigationController.view.semanticContentAttribute = direction
        navigationController.navigationBar.semanticContentAttribute = direction
    }
}
