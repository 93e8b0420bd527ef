#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A swipe that drives UIKit's own interactive transition through the private handler behind the edge recognizer.
@MainActor
final class SystemSwipe: PopSwipe {
    /// Weak: UIKit deallocates the handler with the controller.
    private weak var handler: NSObject?
    private let action: Selector
    private weak var controller: UINavigationController?

    init(with handler: PrivateAPI.PopHandler, in controller: UINavigationController) {
        self.handler = handler.object
        action = handler.action
        self.controller = controller
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        _ = handler?.perform(action, with: drag)
        // UIKit has called the controller's `popViewController(animated:)`.
        if drag.state == .began, let controller, controller.transitionCoordinator == nil {
            // UIKit now waits for a transition that never comes, and blocks every later one, as on a plain controller.
            warn(
                about: controller,
                "overrides popViewController(animated:) without calling super. A swipe back hangs the app.")
        }
    }
}
#endif
