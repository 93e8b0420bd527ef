#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// The gates before UIKit's two recognizers that pop a navigation controller. Decides which of them are closed.
///
/// UIKit's recognizers are made to wait by `require(toFail:)`, which is public API; they stay enabled, and what they
/// refuse by themselves they refuse as before. The watch owns this object, and the controller's view owns the watch.
@MainActor
final class SystemPopGates {
    /// The gestures without a marker.
    var gestures: SystemPopGestures = .all

    private(set) weak var controller: UINavigationController?
    private var markers: SystemPopMarkers
    private let edgeGate = PopGate(named: "PopNavigationUI.edgeGate")
    private let contentGate = PopGate(named: "PopNavigationUI.contentGate")
    private let scrollGate = SystemScrollGate()
    private var delegates: [SystemPopDelegate] = []

    private init(of controller: UINavigationController) {
        self.controller = controller
        markers = SystemPopMarkers(of: controller)
        let view: UIView = controller.view
        edgeGate.keeper = self
        contentGate.keeper = self
        scrollGate.gates = self
        view.addGestureRecognizer(SystemPopWatch(gates: self))
        view.addGestureRecognizer(scrollGate)
        controller.interactivePopGestureRecognizer?.require(toFail: scrollGate)
        hold()
    }

    /// The gates in a controller's view; `nil` if there are none.
    static func installed(in view: UIView) -> SystemPopGates? {
        view.gestureRecognizers?.lazy.compactMap { ($0 as? SystemPopWatch)?.gates }.first
    }

    /// The gates of a controller, created on first use.
    static func of(_ controller: UINavigationController) -> SystemPopGates {
        installed(in: controller.view) ?? SystemPopGates(of: controller)
    }

    /// Takes a marker's value into account, as long as the marker is in a screen of the controller, or around it.
    func add(_ marker: SystemPopMarker) {
        markers.add(marker)
        hold()
    }

    /// Puts the gates in front of the recognizers that UIKit has now.
    private func hold() {
        guard let controller else { return }
        edgeGate.hold(controller.interactivePopGestureRecognizer, on: controller.view)
        contentGate.hold(controller.contentPopRecognizer, on: controller.view)
        if allowsPopWithoutBackButton {
            join(controller.interactivePopGestureRecognizer)
            join(controller.contentPopRecognizer)
        }
    }

    /// Joins the delegate of a recognizer, once.
    private func join(_ recognizer: UIGestureRecognizer?) {
        guard let recognizer, !delegates.contains(where: { $0.hasJoined(recognizer) }) else { return }
        if let delegate = SystemPopDelegate(joining: recognizer, gates: self) { delegates.append(delegate) }
    }

    /// Whether a scroll on a trackpad may be refused.
    var concernScrolls: Bool {
        currentGestures == .none || markers.haveExclusions || !markers.requests.isEmpty
    }

    /// Whether the drag of a finger is of interest, beyond the place where it began.
    var concernDrags: Bool {
        currentGestures != .all || markers.haveExclusions || allowsPopWithoutBackButton
            || !markers.requests.isEmpty || !markers.refusalHandlers.isEmpty
    }

    /// Whether UIKit is kept from popping with a scroll on a trackpad. Reports the reason.
    func refuseScroll(at point: CGPoint, by translation: CGPoint) -> Bool {
        guard let view = controller?.viewIfLoaded else { return false }
        let end = CGPoint(x: point.x + translation.x, y: point.y + translation.y)
        let drag = SystemPopDrag(.scroll, from: point, to: end, on: view.hitTest(point, with: nil))
        guard let refusal = refusal(of: drag, in: view) else { return false }
        report(refusal, of: drag, in: view)
        return true
    }

    /// Opens and closes the gates that wait for a drag's direction.
    ///
    /// - Returns: Whether the drag is of no more interest.
    func decide(from start: CGPoint, to end: CGPoint, on hit: UIView?) -> Bool {
        guard let controller, let view = controller.viewIfLoaded else { return true }
        let isAtEdge = PopGestureFrame(of: controller, .full).isAtViewEdge(start)
        let drag = SystemPopDrag(isAtEdge ? .edge : .content, from: start, to: end, on: hit)
        switch drag.direction(in: view) {
        case .unclear: return false
        case .backward, .vertical: close()
        case .forward:
            let refusal = refusal(of: drag, in: view)
            guard let refusal else {
                open(for: facts(at: start, in: view))
                break
            }
            report(refusal, of: drag, in: view)
            // A finger that has swiped over a row must not select the row when it lifts.
            close(cancelsTouches: drag.isInRow(of: view) && refusal.leavesDragUnused)
        }
        return true
    }

    /// Takes back what was allowed on a screen that is not on top any more.
    func screensDidChange() {
        guard let controller else { return }
        for delegate in delegates { delegate.screensDidChange(in: controller) }
    }

    /// Forgets what was allowed for a touch.
    func touchDidEnd() {
        for delegate in delegates { delegate.forgetAllowance() }
    }

    /// Whether a screen without a back button may be popped.
    var allowsPopWithoutBackButton: Bool { markers.gestures?.evenWithoutBackButton == true }

    /// Why a drag does not pop. Asks the screen last, and only if UIKit's recognizer could pop.
    private func refusal(of drag: SystemPopDrag, in view: UIView) -> PopGestureRefusal? {
        guard let controller else { return nil }
        if let refusal = SystemPopRules.refusal(of: drag.gesture, facts(at: drag.start, in: view)) { return refusal }
        if markers.requests.isEmpty { return nil }
        guard canPop(with: drag, controller), drag.direction(in: view) == .forward else { return nil }
        let agrees = markers.requests.reduce(true) { agrees, request in request.handle(.gesture) && agrees }
        return agrees ? nil : .screenDeclined
    }

    /// Whether one of UIKit's recognizers may pop with a drag. UIKit's conditions are not public; these are reported.
    private func canPop(with drag: SystemPopDrag, _ controller: UINavigationController) -> Bool {
        guard controller.viewControllers.count > 1, controller.transitionCoordinator == nil,
            controller.showsSystemBackButton || canPopWithoutBackButton, !drag.isInInnerStack(of: controller.view)
        else { return false }
        switch drag.gesture {
        case .edge: return true
        case .content: return controller.contentPopRecognizer != nil && !drag.isOwnedByScrollView(in: controller.view)
        case .scroll: return !drag.isOwnedByScrollView(in: controller.view)
        }
    }

    private func report(_ refusal: PopGestureRefusal, of drag: SystemPopDrag, in view: UIView) {
        // The innermost stack goes back first.
        guard drag.direction(in: view) == .forward, !drag.isInInnerStack(of: view) else { return }
        let hasScreenBelow = (controller?.viewControllers.count ?? 0) > 1
        for handler in markers.refusalHandlers {
            handler(hasScreenBelow || refusal == .disabled ? refusal : .nothingToPop)
        }
    }

    private var currentGestures: SystemPopGestures { markers.gestures?.allowed ?? gestures }

    private func facts(at point: CGPoint, in view: UIView) -> SystemPopFacts {
        let gestures = currentGestures
        return SystemPopFacts(
            gestures: gestures,
            isInArea: controller.map { PopGestureFrame(of: $0, gestures.contentArea).contains(point) } ?? false,
            isExcluded: markers.exclude(point, of: view, atLeadingEdge: false),
            isExcludedAtEdge: markers.exclude(point, of: view, atLeadingEdge: true))
    }

    /// Opens the gates that have waited. One that closes at this very event stays closed.
    private func open(for facts: SystemPopFacts) {
        if SystemPopRules.refusal(of: .edge, facts) == nil { edgeGate.open() }
        if SystemPopRules.refusal(of: .content, facts) == nil { contentGate.open() }
    }

    private func close(cancelsTouches: Bool = false) {
        edgeGate.close()
        contentGate.close(cancelsTouches: cancelsTouches)
    }
}

extension SystemPopGates: PopGateKeeper {
    func decision(of gate: PopGate, for touch: UITouch) -> PopGate.Decision {
        guard let view = controller?.viewIfLoaded else { return .open }
        let facts = facts(at: touch.location(in: view), in: view)
        // Nearly every other recognizer waits for the edge recognizer to fail, so its gate closes at once.
        if gate === edgeGate, SystemPopRules.refusal(of: .edge, facts) != nil { return .close }
        if gate === contentGate, SystemPopRules.refusal(of: .content, facts) != nil { return .wait }
        return markers.requests.isEmpty ? .open : .wait
    }
}
#endif
