#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Sends the recognizer's drags to the system's own interactive transition.
@MainActor
final class SystemDriver: PopDriving {
    let kind = PopDriver.system

    private weak var edgeRecognizer: UIGestureRecognizer?
    // Weak, as a recognizer holds its targets: UIKit owns it, and may replace it together with its recognizer.
    private weak var handler: NSObject?
    private let action: Selector

    init?(for controller: BasicNavigationController) {
        let edgeRecognizer = controller.interactivePopGestureRecognizer
        guard let link = SystemTransitionLink(behind: edgeRecognizer) else { return nil }
        self.edgeRecognizer = edgeRecognizer
        handler = link.handler
        action = link.action
    }

    func isIntact(in controller: BasicNavigationController) -> Bool {
        handler != nil && edgeRecognizer === controller.interactivePopGestureRecognizer
    }

    /// Since iOS 15 the system's transition passes over an animator of the app's delegate, before it trips over it. An app
    /// that brings its own is served with its own.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool {
        !controller.delegateRelay.appSuppliesAnimators
    }

    func connect(to recognizer: UIPanGestureRecognizer) {
        guard let handler else { return }
        recognizer.addTarget(handler, action: action)
    }

    func disconnect(from recognizer: UIPanGestureRecognizer) {
        // A nil target would remove every target, the app's own among them.
        guard let handler else { return }
        recognizer.removeTarget(handler, action: action)
    }
}
#endif
