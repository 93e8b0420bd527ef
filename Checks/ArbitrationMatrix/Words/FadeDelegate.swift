import TrialTools
import UIKit

/// A navigation delegate of the app that returns an animator for every change.
@MainActor
final class FadeDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}
