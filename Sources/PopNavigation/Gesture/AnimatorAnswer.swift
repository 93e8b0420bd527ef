#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The answer of the app's navigation delegate about the animator of the pop that one drag makes.
@MainActor
struct AnimatorAnswer {
    private weak var delegate: (any UINavigationControllerDelegate)?
    private weak var screen: UIViewController?
    private weak var below: UIViewController?
    /// `nil` for UIKit's own transition.
    let animator: (any UIViewControllerAnimatedTransitioning)?

    /// Asks the delegate about the pop that a swipe would make now; `nil` if there is nothing to pop.
    init?(forPopOf screen: UIViewController?, in controller: UINavigationController) {
        guard let (screen, below) = Self.pop(of: screen, in: controller) else { return nil }
        delegate = controller.delegate
        self.screen = screen
        self.below = below
        animator = delegate?.animatorIfImplemented(for: .pop, from: screen, to: below, in: controller)
    }

    /// Whether the answer is the present delegate's, about the pop that a swipe would make now.
    func isValid(forPopOf screen: UIViewController?, in controller: UINavigationController) -> Bool {
        guard let pop = Self.pop(of: screen, in: controller) else { return false }
        return pop.screen === self.screen && pop.below === below && controller.delegate === delegate
    }

    private static func pop(
        of screen: UIViewController?, in controller: UINavigationController
    ) -> (screen: UIViewController, below: UIViewController)? {
        guard let screen else { return nil }
        let isOnTop = screen === controller.topViewController
        let below = isOnTop ? controller.viewControllers.dropLast().last : controller.topViewController
        return below.map { (screen, $0) }
    }
}
#endif
