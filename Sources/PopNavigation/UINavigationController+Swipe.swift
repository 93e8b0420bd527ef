#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// The modifiers of this controller's screens; `nil` if the controller doesn't have its own recognizers. Attaches a
    /// swipe if the controller has none.
    package var swipeModifiers: PopGestureModifiers? {
        if let controller = self as? BasicNavigationController { return controller.components.modifiers }
        let attached = AttachedPopGesture.on(self)
        attached?.update()
        return attached?.modifiers
    }

    /// Asks whether the user may leave a screen now. If the answer needs time, the result is `false`, and a yes pops
    /// the screen.
    package func allowsLeaving(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        let consent =
            (self as? BasicNavigationController)?.components.consent ?? AttachedPopGesture.on(self)?.consent
        return consent?.allowsLeaving(screen, for: trigger) ?? true
    }

    /// Observes the controller's swipes and refused drags; `nil` if the controller doesn't have its own recognizers.
    package func observeSwipes(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation? {
        guard let controller = self as? BasicNavigationController else {
            return AttachedPopGesture.on(self)?.observePops(handler)
        }
        return controller.observePops { event in
            if event.concernsSwipe { handler(event) }
        }
    }
}

extension UINavigationController {
    /// Observes how far a finger has moved a screen; `nil` if the controller doesn't have its own recognizers.
    package func observeSwipeProgress(
        _ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void
    ) -> PopObservation? {
        guard let controller = self as? BasicNavigationController else {
            return AttachedPopGesture.on(self)?.observeProgress(handler)
        }
        return controller.observePopProgress(handler)
    }
}

extension PopEvent {
    /// Whether the event is about a swipe, a refused drag or screens that have left.
    fileprivate var concernsSwipe: Bool {
        switch self {
        case .willPop(let pop), .didCancel(let pop), .didPop(let pop): pop.trigger == .gesture
        case .refused, .didRemove: true
        }
    }
}
#endif
