#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// Collects the facts about a touch, and applies the rules to them.
@MainActor
struct SystemPopDecision {
    let controller: UINavigationController
    let markers: SystemPopMarkers
    /// The gestures without a marker.
    let defaultGestures: SystemPopGestures

    private var view: UIView { controller.view }

    /// The gestures that may pop the top screen.
    var gestures: SystemPopGestures { markers.gestures?.allowed ?? defaultGestures }

    /// What the rules look at.
    func facts(at point: CGPoint) -> SystemPopFacts {
        let gestures = gestures
        return SystemPopFacts(
            gestures: gestures,
            isInArea: PopGestureFrame(of: controller, gestures.contentArea).contains(point),
            isExcluded: markers.exclude(point, of: view, atLeadingEdge: false),
            isExcludedAtEdge: markers.exclude(point, of: view, atLeadingEdge: true))
    }

    /// Why a drag does not pop. Asks the screen last, and only if UIKit's recognizer could pop.
    func refusal(of drag: SystemPopDrag) -> PopGestureRefusal? {
        if let refusal = SystemPopRules.refusal(of: drag.gesture, facts(at: drag.start)) { return refusal }
        let requests = markers.requests
        guard !requests.isEmpty, drag.direction(in: view) == .forward, canPop(with: drag) else { return nil }
        let agrees = requests.reduce(true) { agrees, request in request.handle(.gesture) && agrees }
        return agrees ? nil : .screenDeclined
    }

    /// Reports why a drag back does not pop.
    func report(_ refusal: PopGestureRefusal, of drag: SystemPopDrag) {
        // The innermost stack goes back first.
        guard drag.direction(in: view) == .forward, !drag.isInInnerStack(of: view) else { return }
        let isKnown = controller.viewControllers.count > 1 || refusal == .disabled
        for handler in markers.refusalHandlers { handler(isKnown ? refusal : .nothingToPop) }
    }

    /// Whether one of UIKit's recognizers may pop with a drag. UIKit's conditions are not public; these are reported.
    private func canPop(with drag: SystemPopDrag) -> Bool {
        guard controller.viewControllers.count > 1, controller.transitionCoordinator == nil,
            controller.showsSystemBackButton || canPopWithoutBackButton, !drag.isInInnerStack(of: view)
        else { return false }
        switch drag.gesture {
        case .edge: return true
        case .content: return controller.contentPopRecognizer != nil && !drag.isOwnedByScrollView(in: view)
        case .scroll: return !drag.isOwnedByScrollView(in: view)
        }
    }
}
#endif
