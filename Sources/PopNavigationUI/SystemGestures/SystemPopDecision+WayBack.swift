#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// Swipes on screens without a back button.
extension SystemPopDecision {
    /// The screen that a recognizer may pop although UIKit refuses; `nil` if the refusal has to stay.
    func screenToPopWithoutBackButton(by recognizer: UIGestureRecognizer) -> UIViewController? {
        guard canPopWithoutBackButton, let pan = recognizer as? UIPanGestureRecognizer else { return nil }
        // The direction in which UIKit's interaction moves. A pop that begins without movement has hung apps.
        let view: UIView = controller.view
        let end = pan.translation(in: view)
        let isForward = PopDrag(from: .zero, to: end, in: view.effectiveUserInterfaceLayoutDirection).isForward
        return isForward ? controller.topViewController : nil
    }

    /// Whether the missing back button is the only reason that is known for UIKit to refuse a swipe.
    var canPopWithoutBackButton: Bool {
        guard let screen = controller.topViewController else { return false }
        return markers.allowPopWithoutBackButton && !controller.showsSystemBackButton
            && controller.isReadyForSystemPop
            && !screen.navigationItem.hasBackAction && !screen.usesSystemTransition
            && screen.navigationItem.searchController?.isActive != true
            && controller.delegate?.responds(to: .animationController) != true
    }
}
#endif
