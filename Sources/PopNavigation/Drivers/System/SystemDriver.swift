#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Sends the recognizer's drags to the system's own interactive transition.
@MainActor
final class SystemDriver: PopDriving {
    let kind = PopDriver.system

    // Weak, as a recognizer holds its targets: UIKit owns it, and may replace it together with its recognizer.
    private weak var handler: NSObject?
    /// Whose handler that is. Who it was tells for as long as the handler is there.
    private let edgeRecognizer: ObjectIdentifier
    private let action: Selector

    init?(for controller: BasicNavigationController) {
        guard let recognizer = controller.interactivePopGestureRecognizer,
            let link = SystemTransitionLink(behind: recognizer)
        else { return nil }
        edgeRecognizer = ObjectIdentifier(recognizer)
        handler = link.handler
        action = link.action
    }

    func isIntact(in controller: BasicNavigationController) -> Bool {
        guard handler != nil, let recognizer = controller.interactivePopGestureRecognizer else { return false }
        return ObjectIdentifier(recognizer) == edgeRecognizer
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
