#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A swipe that drives UIKit's own interactive transition through the private handler behind the edge recognizer.
@MainActor
final class SystemSwipe: PopSwipe {
    /// Weak: UIKit deallocates the handler with the controller.
    private weak var handler: NSObject?
    private let action: Selector
    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?

    init(with handler: PrivateAPI.PopHandler, in controller: UINavigationController, owner: any SwipeOwner) {
        self.handler = handler.object
        action = handler.action
        self.controller = controller
        self.owner = owner
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        guard drag.state == .began else {
            _ = handler?.perform(action, with: drag)
            return
        }
        // The handler calls the controller's `popViewController(animated:)`.
        let hasRequested = owner?.performPop(by: .system) { _ = handler?.perform(action, with: drag) }
        if hasRequested == false { warnAboutOverride() }
    }

    /// UIKit now waits for a transition that never comes, and blocks every later one. The library can't prevent it:
    /// UIKit has called the override itself, as it does for a plain controller.
    private func warnAboutOverride() {
        guard let controller else { return }
        warn(
            about: controller,
            "overrides popViewController(animated:) without calling super. A swipe back hangs the app.")
    }
}
#endif
