import UIKit

/// The delegate of a push under a finger. UIKit's swipe back is off while the delegate has these methods.
final class PushDelegate: NSObject, UINavigationControllerDelegate {
    let interaction = PanInteraction()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SideAnimator(isPush: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
