#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// The gates before UIKit's two recognizers that pop a navigation controller.
///
/// UIKit's recognizers are made to wait by `require(toFail:)`, which is public API; they stay enabled, and what they
/// refuse by themselves they refuse as before. The watch owns this object, and the controller's view owns the watch.
@MainActor
final class SystemPopGates {
    /// The gestures without a marker.
    var gestures: SystemPopGestures = .all

    private weak var controller: UINavigationController?
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
        if markers.allowPopWithoutBackButton {
            join(controller.interactivePopGestureRecognizer)
            join(controller.contentPopRecognizer)
        }
    }

    /// Joins the delegate of a recognizer, once.
    private func join(_ recognizer: UIGestureRecognizer?) {
        guard let recognizer, !delegates.contains(where: { $0.hasJoined(recognizer) }) else { return }
        if let delegate = SystemPopDelegate(joining: recognizer, gates: self) { delegates.append(delegate) }
    }

    /// The rules for the controller as it is now.
    var decision: SystemPopDecision? {
        guard let controller, controller.isViewLoaded else { return nil }
        return SystemPopDecision(controller: controller, markers: markers, defaultGestures: gestures)
    }

    /// Whether a scroll on a trackpad may be refused.
    var concernScrolls: Bool {
        decision?.gestures == SystemPopGestures.none || markers.haveExclusions || !markers.requests.isEmpty
    }

    /// Whether the drag of a finger is of interest, beyond the place where it began.
    var concernDrags: Bool {
        decision?.gestures != .all || markers.haveExclusions || markers.allowPopWithoutBackButton
            || !markers.requests.isEmpty || !markers.refusalHandlers.isEmpty
    }

    /// Whether UIKit is kept from popping with a scroll on a trackpad. Reports the reason.
    func refuseScroll(at point: CGPoint, by translation: CGPoint) -> Bool {
        guard let decision else { return false }
        let end = CGPoint(x: point.x + translation.x, y: point.y + translation.y)
        let hit = decision.controller.view.hitTest(point, with: nil)
        let drag = SystemPopDrag(.scroll, from: point, to: end, on: hit)
        guard let refusal = decision.refusal(of: drag) else { return false }
        decision.report(refusal, of: drag)
        return true
    }

    /// Opens and closes the gates that wait for a drag's direction.
    ///
    /// - Returns: Whether the drag is of no more interest.
    func decide(from start: CGPoint, to end: CGPoint, on hit: UIView?) -> Bool {
        guard let decision else { return true }
        let controller = decision.controller
        let isAtEdge = PopGestureFrame(of: controller, .full).isAtViewEdge(start)
        let drag = SystemPopDrag(isAtEdge ? .edge : .content, from: start, to: end, on: hit)
        switch drag.direction(in: controller.view) {
        case .unclear: return false
        case .backward, .vertical: close()
        case .forward:
            if let refusal = decision.refusal(of: drag) {
                decision.report(refusal, of: drag)
                // A finger that has swiped over a row must not select the row when it lifts.
                close(cancelsTouches: drag.isInRow(of: controller.view) && refusal.leavesDragUnused)
            } else {
                open(for: decision.facts(at: start))
            }
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
    func answer(of gate: PopGate, for touch: UITouch) -> PopGate.Answer {
        guard let decision else { return .open }
        let facts = decision.facts(at: touch.location(in: decision.controller.view))
        // Nearly every other recognizer waits for the edge recognizer to fail, so its gate closes at once.
        if gate === edgeGate, SystemPopRules.refusal(of: .edge, facts) != nil { return .close }
        if gate === contentGate, SystemPopRules.refusal(of: .content, facts) != nil { return .wait }
        return markers.requests.isEmpty ? .open : .wait
    }
}
#endif
