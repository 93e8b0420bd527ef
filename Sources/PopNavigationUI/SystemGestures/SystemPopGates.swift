#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The gates before UIKit's two recognizers that pop a navigation controller. Decides which of them are closed.
///
/// The gate of the edge recognizer owns this object, and the controller's view owns the gate.
@MainActor
final class SystemPopGates {
    /// The gestures on screens without a preference.
    var gestures: SystemPopGestures = .all

    private weak var controller: UINavigationController?
    private var preferences: [Weak<SystemPopGesturesView>] = []

    private init(of controller: UINavigationController) {
        self.controller = controller
        // The recognizers do not outlive the controller's view, so a requirement that cannot be removed does no harm.
        let edgeGate = SystemPopGate(gates: self) { $0 == .none }
        controller.view.addGestureRecognizer(edgeGate)
        controller.interactivePopGestureRecognizer?.require(toFail: edgeGate)
        if #available(iOS 26.0, *), let content = controller.interactiveContentPopGestureRecognizer {
            let contentGate = SystemPopGate(gates: self) { $0 != .all }
            controller.view.addGestureRecognizer(contentGate)
            content.require(toFail: contentGate)
        }
    }

    /// The gates in a controller's view; `nil` if there are none.
    static func installed(in view: UIView) -> SystemPopGates? {
        view.gestureRecognizers?.lazy.compactMap { ($0 as? SystemPopGate)?.gates }.first
    }

    /// The gates of a controller, created on first use.
    static func of(_ controller: UINavigationController) -> SystemPopGates {
        installed(in: controller.view) ?? SystemPopGates(of: controller)
    }

    /// Takes a view's preference into account, as long as the view is inside a screen of the controller.
    func add(_ view: SystemPopGesturesView) {
        preferences.removeAll { $0.object == nil || $0.object === view }
        preferences.append(Weak(object: view))
    }

    /// The gestures that may pop the top screen: its own preference, otherwise the nearest one below it, otherwise the
    /// controller's.
    var current: SystemPopGestures {
        let views = preferences.compactMap(\.object)
        for screen in controller?.viewControllers.reversed() ?? [] {
            guard let view = screen.viewIfLoaded else { continue }
            if let preference = views.last(where: { $0.isDescendant(of: view) }) { return preference.gestures }
        }
        return gestures
    }
}
#endif
