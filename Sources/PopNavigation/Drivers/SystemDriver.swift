#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Drives the system's own interactive transition through the private handler behind UIKit's edge recognizer.
@MainActor
final class SystemDriver: PopDriving, PopSwipe {
    let kind = PopDriver.system

    private let handler: NSObject
    private let action: Selector
    /// The recognizer that `handler` came from. UIKit may replace both together.
    private let edgeRecognizer: UIGestureRecognizer

    init?(for controller: BasicNavigationController) {
        guard let recognizer = controller.interactivePopGestureRecognizer,
            let found = PrivateAPI.popHandler(behind: recognizer)
        else { return nil }
        handler = found.object
        action = found.action
        edgeRecognizer = recognizer
    }

    func isIntact(in controller: BasicNavigationController) -> Bool {
        controller.interactivePopGestureRecognizer === edgeRecognizer
    }

    /// The system's transition ignores the animators of a navigation delegate. An app that supplies animators gets a
    /// transition that uses them.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool {
        !controller.delegateRelay.appSuppliesAnimators
    }

    func begin(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) -> (any PopSwipe)? {
        handle(drag)
        return self
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        _ = handler.perform(action, with: drag)
    }
}
#endif
