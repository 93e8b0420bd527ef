import TrialTools
import UIKit

/// A plain controller with an app's own swipe forward, as Awful and Apollo ship it: an edge pan pushes a screen that
/// the user has left, and the delegate has an animator and an interaction only while the finger drives the push. Other
/// recognizers wait for the pan, as they wait for UIKit's edge recognizer.
final class AppsForwardController: UINavigationController, UIGestureRecognizerDelegate {
    /// The screen that the user has left.
    var screenAhead: UIViewController?
    private let pushDelegate = DrivenPushDelegate()
    private lazy var target = RecognizerTarget { [unowned self] _ in panDidChange() }
    private lazy var pan = UIScreenEdgePanGestureRecognizer(target: target, action: RecognizerTarget.action)

    override func viewDidLoad() {
        super.viewDidLoad()
        pan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

    private func panDidChange() {
        let sign: CGFloat = pan.edges == .left ? 1 : -1
        let progress = pan.translation(in: view).x * sign / view.bounds.width
        switch pan.state {
        case .began: begin()
        case .changed: pushDelegate.interaction.update(progress)
        case .ended where progress + 0.1 * pan.velocity(in: view).x * sign / view.bounds.width > 0.5:
            pushDelegate.interaction.finish()
        default: pushDelegate.interaction.cancel()
        }
    }

    private func begin() {
        guard let screenAhead, transitionCoordinator == nil else { return }
        pushDelegate.interaction = UIPercentDrivenInteractiveTransition()
        delegate = pushDelegate
        pushViewController(screenAhead, animated: true)
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.delegate = nil }
    }
}

/// The delegate of a push that a finger drives.
private final class DrivenPushDelegate: NSObject, UINavigationControllerDelegate {
    var interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
