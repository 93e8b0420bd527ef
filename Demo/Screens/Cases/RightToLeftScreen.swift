import PopNavigation
import UIKit

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
