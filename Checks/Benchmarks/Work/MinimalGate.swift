import UIKit

/// The checks of older libraries before their pan may begin: stack depth, enabled, area, transition, direction.
///
/// Order and calls are those of FDFullscreenPopGesture, from which most others descend: the settings of the top screen,
/// the current point for the area, the private flag for the transition. That library stores the settings as associated
/// objects. Here they are plain properties, which cost less.
@MainActor
final class MinimalGate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?

    init(_ controller: UINavigationController) {
        navigationController = controller
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        if (navigationController?.viewControllers.count ?? 0) <= 1 { return false }

        guard let screen = navigationController?.viewControllers.last as? BlankScreen else { return false }
        if screen.isPopDisabled { return false }

        let start = pan.location(in: pan.view)
        if screen.maximalPopDistance > 0, start.x > screen.maximalPopDistance { return false }

        if (navigationController?.value(forKey: "_isTransitioning") as? NSNumber)?.boolValue == true { return false }

        let isLeftToRight = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
        return pan.translation(in: pan.view).x * (isLeftToRight ? 1 : -1) > 0
    }
}
