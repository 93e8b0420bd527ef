#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Drives the system's own interactive transition through the private handler behind UIKit's edge recognizer.
@MainActor
final class SystemDriver: PopDriving {
    let kind = PopDriver.system

    // Weak, as a recognizer holds its targets: UIKit owns the handler, and may replace it together with its recognizer.
    private weak var handler: NSObject?
    private let action: Selector
    /// The recognizer that `handler` came from. Valid only while `handler` lives.
    private let edgeRecognizer: ObjectIdentifier

    init?(for controller: BasicNavigationController) {
        guard let recognizer = controller.interactivePopGestureRecognizer,
            let found = PrivateAPI.popHandler(behind: recognizer)
        else { return nil }
        handler = found.object
        action = found.action
        edgeRecognizer = ObjectIdentifier(recognizer)
    }

    func isIntact(in controller: BasicNavigationController) -> Bool {
        guard handler != nil, let recognizer = controller.interactivePopGestureRecognizer else { return false }
        return ObjectIdentifier(recognizer) == edgeRecognizer
    }

    /// The system's transition ignores the animators of a navigation delegate. An app that supplies animators gets a
    /// transition that uses them.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool {
        !controller.delegateRelay.appSuppliesAnimators
    }

    func begin(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) -> (any PopSwipe)? {
        guard let handler else { return nil }
        let swipe = SystemSwipe(handler, action)
        swipe.handle(drag)
        return swipe
    }
}

/// A swipe that the private handler drives.
@MainActor
private final class SystemSwipe: PopSwipe {
    private let handler: NSObject
    private let action: Selector

    init(_ handler: NSObject, _ action: Selector) {
        self.handler = handler
        self.action = action
    }

    func handle(_ drag: UIPanGestureRecognizer) {
        _ = handler.perform(action, with: drag)
    }
}
#endif
