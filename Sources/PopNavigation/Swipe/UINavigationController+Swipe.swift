#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// What changes the preferences of this controller's screens; `nil` if the controller has no recognizers of its
    /// own. Attaches the swipe if the controller has none.
    package var swipeModifiers: SwipeModifiers? {
        if let controller = self as? BasicNavigationController { return controller.parts.owner.modifiers }
        let attached = AttachedSwipe.on(self)
        attached?.update()
        return attached?.modifiers
    }

    /// Observes the controller's swipes and refused drags; `nil` if the controller has no recognizers of its own.
    package func observeSwipes(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation? {
        guard let controller = self as? BasicNavigationController else {
            return AttachedSwipe.on(self)?.observePops(handler)
        }
        return controller.observePops { event in
            if event.concernsSwipe { handler(event) }
        }
    }
}

extension PopEvent {
    /// Whether a swipe, or a refused drag, causes the event.
    fileprivate var concernsSwipe: Bool {
        switch self {
        case .refused: true
        case .willPop(let pop), .didCancel(let pop), .didPop(let pop): pop.trigger == .gesture
        default: false
        }
    }
}
#endif
