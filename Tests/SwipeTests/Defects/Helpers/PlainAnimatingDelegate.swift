import UIKit

/// A navigation delegate that supplies an animator and implements no `interactionControllerFor`.
final class PlainAnimatingDelegate: NSObject, UINavigationControllerDelegate {
    let animator = CrossFadeAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
