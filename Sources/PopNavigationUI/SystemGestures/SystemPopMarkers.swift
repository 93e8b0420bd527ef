#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// The markers in the screens of one navigation controller, and behind the container that it is in.
@MainActor
struct SystemPopMarkers {
    private weak var controller: UINavigationController?
    private var markers: [Weak<SystemPopMarker>] = []

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// Takes a marker into account, as long as it exists.
    mutating func add(_ marker: SystemPopMarker) {
        if markers.contains(where: { $0.object === marker }) { return }
        markers.removeAll { $0.object == nil }
        markers.append(Weak(object: marker))
    }

    /// The gestures that may pop the top screen: its own value, otherwise that of the nearest screen below it, and
    /// otherwise that of the container; `nil` without any.
    var gestures: (allowed: SystemPopGestures, evenWithoutBackButton: Bool)? {
        let screens = controller?.viewControllers.reversed() ?? []
        let views = screens.lazy.compactMap { $0.viewIfLoaded } + [nil]
        for view in views {
            for case .gestures(let allowed, let evenWithoutBackButton) in values(in: view).reversed() {
                return (allowed, evenWithoutBackButton)
            }
        }
        return nil
    }

    /// Whether a screen without a back button may be popped.
    var allowPopWithoutBackButton: Bool { gestures?.evenWithoutBackButton == true }

    /// Whether a point of a view is in an excluded place of the top screen.
    func exclude(_ point: CGPoint, of view: UIView, atLeadingEdge: Bool) -> Bool {
        guard let screen = controller?.topViewController?.viewIfLoaded else { return false }
        return markers.compactMap(\.object).contains { marker in
            guard case .exclusion(let excludesLeadingEdge) = marker.value, marker.isDescendant(of: screen) else {
                return false
            }
            return (excludesLeadingEdge || !atLeadingEdge) && marker.bounds.contains(marker.convert(point, from: view))
        }
    }

    /// Whether the top screen has excluded places.
    var haveExclusions: Bool {
        values(in: controller?.topViewController?.viewIfLoaded).contains {
            if case .exclusion = $0 { true } else { false }
        }
    }

    /// The object that decides whether a swipe may pop the top screen.
    var requests: [PopRequestHandler] {
        guard let screen = controller?.topViewController?.viewIfLoaded else { return [] }
        return values(in: screen).compactMap { if case .request(let handler) = $0 { handler } else { nil } }
    }

    /// The receiver of the reasons of refused drags.
    var refusalHandlers: [@MainActor (PopGestureRefusal) -> Void] {
        markers.compactMap { if case .refusals(let handler) = $0.object?.value { handler } else { nil } }
    }

    /// The values of the markers in a view; without a view, of those outside of the controller.
    private func values(in view: UIView?) -> [SystemPopValue] {
        markers.compactMap(\.object).filter { marker in
            if let view { return marker.isDescendant(of: view) }
            guard let view = controller?.viewIfLoaded else { return false }
            return marker.window != nil && !marker.isDescendant(of: view)
        }.map(\.value)
    }
}
#endif
