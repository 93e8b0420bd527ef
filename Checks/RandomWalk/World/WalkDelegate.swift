import TrialTools
import UIKit

/// What both delegates of the app do: they count their calls. Swift calls a subclass's method of a protocol only if the
/// subclass states the conformance itself.
@MainActor
class CountingWalkDelegate: NSObject {
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        ledger.count("delegate willShow")
        ledger.happened(.willShow)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        ledger.count("delegate didShow")
        ledger.happened(.didShow)
    }
}

/// An app's navigation delegate that implements no `animationControllerFor`.
final class WalkDelegate: CountingWalkDelegate, UINavigationControllerDelegate {}

/// One that implements it.
final class AnimatingWalkDelegate: CountingWalkDelegate, UINavigationControllerDelegate {
    /// Whether the delegate supplies animators; else it returns nil.
    let isAnimating: Bool

    init(_ ledger: Ledger, isAnimating: Bool) {
        self.isAnimating = isAnimating
        super.init(ledger)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isAnimating ? Fade() : nil
    }
}
