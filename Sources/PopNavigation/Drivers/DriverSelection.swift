#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Selects the driver that pops the top screen: for each swipe the best one that can.
@MainActor
struct DriverSelection {
    let controller: BasicNavigationController
    let queue: StackQueue
    let systemRecognizers: SystemRecognizers
    let ownTransition: OwnTransition

    /// The driver for a straight swipe in the middle of the content; ``PopDriver/unmanaged`` if UIKit alone pops.
    var kind: PopDriver {
        guard controller.isViewLoaded, controller.topViewController?.usesSystemTransition != true else {
            return .unmanaged
        }
        return candidates.first { isAvailable($0) } ?? .unmanaged
    }

    /// The swipe of the best driver for a drag that begins; `nil` if none may interrupt the running transition.
    func swipe(for touch: PopTouch, _ drag: UIPanGestureRecognizer) -> (any PopSwipe)? {
        if queue.phase == .sliding { return interruptingSwipe(for: touch, drag) }
        for candidate in candidates where isAvailable(candidate) {
            if candidate == .contentPop, !serves(touch, drag) { continue }
            return makeSwipe(candidate, for: touch)
        }
        return nil
    }

    /// The drivers to try, best first. If the preferred one is not available, those behind it are tried. An app that
    /// prefers public API never gets the private handler.
    private var candidates: [PopDriver] {
        switch controller.preferredPopDriver {
        case .automatic:
            SystemVersion.interruptsTransitions ? [.contentPop, .system, .percentDriven] : [.system, .percentDriven]
        case .system: [.system, .contentPop, .percentDriven]
        case .contentPop: [.contentPop, .percentDriven]
        case .percentDriven: [.percentDriven]
        case .unmanaged: []
        }
    }

    /// Whether the driver can pop the top screen.
    private func isAvailable(_ driver: PopDriver) -> Bool {
        switch driver {
        case .contentPop: systemRecognizers.content?.isEnabled == true && systemRecognizers.canPopTopScreen
        // The system's transition ignores the animators of a navigation delegate. An app that supplies animators gets a
        // transition that uses them.
        case .system: !controller.delegateSuppliesAnimators && popHandler != nil
        // The last two are in no list of candidates.
        case .percentDriven, .automatic, .unmanaged: true
        }
    }

    /// A swipe interrupts a transition in two cases: UIKit's recognizer drives the swipe, or the swipe takes over the
    /// library's own transition. A second begin through the private handler has hung apps (WebKit/WebKit#48225).
    private func interruptingSwipe(for touch: PopTouch, _ drag: UIPanGestureRecognizer) -> (any PopSwipe)? {
        if ownTransition.interaction != nil { return percentDrivenSwipe(for: touch) }
        return isAvailable(.contentPop) && serves(touch, drag) ? makeSwipe(.contentPop, for: touch) : nil
    }

    private func makeSwipe(_ driver: PopDriver, for touch: PopTouch) -> (any PopSwipe)? {
        switch driver {
        case .contentPop:
            ContentPopSwipe(with: systemRecognizers) {
                queue.phase == .atRest ? percentDrivenSwipe(for: touch) : nil
            }
        case .system: popHandler.map { SystemSwipe(with: $0, in: controller, queue: queue) }
        case .percentDriven: percentDrivenSwipe(for: touch)
        case .automatic, .unmanaged: nil
        }
    }

    private func percentDrivenSwipe(for touch: PopTouch) -> PercentDrivenSwipe {
        PercentDrivenSwipe(
            in: controller, queue: queue, ownTransition: ownTransition,
            isAtLeadingEdge: touch.facts.startsAtLeadingEdge)
    }

    private var popHandler: PrivateAPI.PopHandler? {
        systemRecognizers.edge.flatMap { PrivateAPI.popHandler(behind: $0) }
    }

    /// Whether UIKit's content recognizer serves a drag as well as the controller's own. It ignores trackpads and
    /// refuses steep drags. In a preceding view it would not wait for the view's recognizers. At the leading edge it
    /// would lose to pans and pagers.
    private func serves(_ touch: PopTouch, _ drag: UIPanGestureRecognizer) -> Bool {
        let isAtEdgeAtRest = touch.facts.startsAtLeadingEdge && queue.phase != .sliding
        guard !isAtEdgeAtRest, !touch.startsInPrecedingView, systemRecognizers.isContentUndecided else { return false }
        let view: UIView = controller.view
        let translation = touch.drag(to: drag.location(in: view))
        // It begins with a translation of zero if it has waited. If the finger has no velocity towards the trailing
        // side either, the system's transition would begin without movement, and hang.
        let velocity = view.effectiveUserInterfaceLayoutDirection.forward(drag.velocity(in: view).x)
        return velocity > 0 && abs(translation.vertical) <= translation.sideways * Self.steepness
    }

    /// The largest number of vertical points for each point sideways. Calibration: UIKit's own limit is not known.
    private static let steepness: CGFloat = 0.7
}

/// One swipe, which the controller's recognizer drives from its begin on.
@MainActor
protocol PopSwipe: AnyObject {
    /// Whether the swipe may have taken over a pop that runs already. UIKit calls no method of the controller for that.
    var hasTakenOver: Bool { get }

    /// Handles a state of the recognizer, the first time `.began`.
    func handle(_ drag: UIPanGestureRecognizer)
}
#endif
