import UIKit

/// What the older libraries check before their pan may begin: enabled, stack depth, transition, area, direction.
///
/// The order and the calls are those of FDFullscreenPopGesture's delegate, from which most others descend; the transition is
/// asked about by public means, which is the cheaper way.
@MainActor
final class MinimalGate: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    var isEnabled = true
    var maximalDistance: CGFloat = 130

    init(_ controller: UINavigationController) {
        self.controller = controller
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        if controller.viewControllers.count <= 1 { return false }
        if !isEnabled { return false }
        let start = pan.location(in: pan.view)
        if maximalDistance > 0, start.x > maximalDistance { return false }
        if controller.transitionCoordinator != nil { return false }
        let isLeftToRight = controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight
        if pan.translation(in: pan.view).x * (isLeftToRight ? 1 : -1) <= 0 { return false }
        return true
    }
}
