import PopNavigation
import UIKit

/// A list that shows each article in full screen.
final class ArticleList: UIViewController {
    private var observation: PopObservation?

    func show(_ article: UIViewController) {
        let navigation = ArticleNavigation(rootViewController: article)
        navigation.modalPresentationStyle = .fullScreen
        navigation.dismissesFromRoot = true
        observation = navigation.observePops { [weak self] event in
            if case .didDismiss(let root) = event { self?.didLeave(root) }
        }
        present(navigation, animated: true)
        navigation.presentationController?.delegate = self
    }

    private func didLeave(_ article: UIViewController) {
        observation = nil
        title = article.title
    }
}

extension ArticleList: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        presentedViewController?.isEditing != true
    }
}

/// On an iPad, users leave an article only with its close button.
final class ArticleNavigation: BasicNavigationController {
    override var dismissesFromRoot: Bool {
        get { super.dismissesFromRoot && traitCollection.userInterfaceIdiom == .phone }
        set { super.dismissesFromRoot = newValue }
    }
}
