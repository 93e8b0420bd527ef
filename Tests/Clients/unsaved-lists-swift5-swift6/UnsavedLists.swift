import PopNavigation
import UIKit

/// The lines that stay: pops that the app declines by returning nil. A swipe on such a controller hangs.
class DecliningNavigation: BasicNavigationController {
    var shouldPopScreen: ((UIViewController) -> Bool)?

    override func popViewController(animated: Bool) -> UIViewController? {
        guard let top = topViewController, shouldPopScreen?(top) ?? true else { return nil }
        return super.popViewController(animated: animated)
    }
}

/// What replaces them: the question, and an override for the back button's menu alone.
class ListsNavigation: BasicNavigationController {
    private var isOwnPop = false

    /// Pops by code, without a question.
    func popByCode(to screen: UIViewController) {
        isOwnPop = true
        popToViewController(screen, animated: true)
        isOwnPop = false
    }

    @discardableResult
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        if !isOwnPop, let top = topViewController, !shouldPop(top, for: .backButton) { return nil }
        return super.popToViewController(viewController, animated: animated)
    }
}

final class ListScreen: UIViewController, PopConfirming {
    var hasUnsavedChanges = false

    func shouldPop(for trigger: PopTrigger) -> Bool {
        guard hasUnsavedChanges else { return true }
        let alert = UIAlertController(title: "Unsaved changes", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Discard changes", style: .destructive) { [weak self] _ in
                guard let self else { return }
                self.basicNavigationController?.pop(self, for: trigger, animated: true)
            })
        present(alert, animated: true)
        return false
    }
}

/// A coordinator that ends with its screen, however the screen is left.
final class ListCoordinator {
    private var observation: PopObservation?
    var didEnd: (() -> Void)?

    @MainActor
    func start(on navigation: ListsNavigation) {
        let screen = ListScreen()
        navigation.pushViewController(screen, animated: true)
        observation = navigation.observePops { [weak self, weak screen] event in
            guard case .didRemove(let screens) = event, screens.contains(where: { $0 === screen }) else { return }
            self?.didEnd?()
        }
    }
}
