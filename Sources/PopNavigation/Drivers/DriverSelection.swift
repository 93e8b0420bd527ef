#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Selects what moves the screens when the controller's own pan pops.
@MainActor
struct DriverSelection {
    let controller: UINavigationController
    let owner: any SwipeOwner
    let system: SystemRecognizers
    let ownTransition: OwnTransition

    /// The driver for a straight swipe in the middle of the content; ``PopDriver/unmanaged`` if only UIKit pops.
    var kind: PopDriver {
        guard controller.isViewLoaded, owner.preferredDriver != .unmanaged,
            controller.topViewController?.usesSystemTransition != true
        else { return .unmanaged }
        if controller.delegateSuppliesAnimators || owner.preferredDriver == .percentDriven { return .percentDriven }
        return system.content != nil || system.popHandler != nil ? .system : .percentDriven
    }

    /// Whether there is a driver for a transition like UIKit's.
    var isAvailable: Bool { owner.controlsStack || system.popHandler != nil }

    /// Makes the swipe for a drag that begins; `nil` if no driver is available.
    ///
    /// - Parameter animator: The app's animator for the pop; `nil` for a transition like UIKit's.
    func makeSwipe(
        for touch: PopTouch, animator: (any UIViewControllerAnimatedTransitioning)?
    ) -> (any PopSwipe)? {
        if animator == nil, owner.preferredDriver != .percentDriven, let handler = system.popHandler {
            return SystemSwipe(with: handler, in: controller, owner: owner)
        }
        guard owner.controlsStack else { return nil }
        return PercentDrivenSwipe(
            in: controller, owner: owner, ownTransition: ownTransition, animator: animator,
            isAtLeadingEdge: touch.facts.startsAtLeadingEdge)
    }
}
#endif
