import PopNavigation
import UIKit

/// Turns the navigation controller to right to left while the screen is in its stack.
final class RightToLeftScreen: CaseScreen {
    private weak var turned: UINavigationController?

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard let parent = parent as? UINavigationController else { return }
        turned = parent
        turn(parent, to: .forceRightToLeft)
    }

    // Comes after a completed pop only: a cancelled one must find the direction as it was.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil, let turned { turn(turned, to: .unspecified) }
    }

    private func turn(_ navigationController: UINavigationController, to direction: UISemanticContentAttribute) {
        navigationController.view.semanticContentAttribute = direction
        navigationController.navigationBar.semanticContentAttribute = direction
    }
}
