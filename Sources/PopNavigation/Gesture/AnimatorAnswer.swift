#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The answer of the app's navigation delegate about the animator of a drag's pop. The delegate is asked once a drag,
/// and UIKit gets the same answer.
@MainActor
final class AnimatorAnswer {
    private struct Answer {
        weak var screen: UIViewController?
        weak var below: UIViewController?
        /// `nil` for UIKit's own transition.
        let animator: (any UIViewControllerAnimatedTransitioning)?
    }

    private var answer: Answer?

    /// The app's animator for the pop that a swipe would make; `nil` for UIKit's own transition.
    func animator(forPopIn controller: UINavigationController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let screen = controller.screenToPop else { return nil }
        let isOnTop = screen === controller.topViewController
        guard let below = isOnTop ? controller.viewControllers.dropLast().last : controller.topViewController else {
            return nil
        }
        if let known = known(from: screen, to: below) { return known }
        let animator = controller.delegate?.animatorIfImplemented(for: .pop, from: screen, to: below, in: controller)
        answer = Answer(screen: screen, below: below, animator: animator)
        return animator
    }

    /// The known answer about a pop; `nil` if the delegate hasn't been asked, an empty optional for UIKit's transition.
    func known(
        from screen: UIViewController, to below: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?? {
        guard let answer, answer.screen === screen, answer.below === below else { return nil }
        return .some(answer.animator)
    }

    func forget() {
        answer = nil
    }
}
#endif
