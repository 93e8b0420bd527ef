#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A bar of a navigation controller whose visibility follows the screens.
@MainActor
enum ManagedBar {
    case navigationBar, toolbar

    func isHidden(in controller: UINavigationController) -> Bool {
        switch self {
        case .navigationBar: controller.isNavigationBarHidden
        case .toolbar: controller.isToolbarHidden
        }
    }

    /// Shows or hides the bar as the running system requires.
    func setHidden(_ isHidden: Bool, in controller: UINavigationController, animated: Bool) {
        switch self {
        case .navigationBar:
            controller.setNavigationBarHidden(isHidden, animated: animated)
            if animated, SystemVersion.barsNeedLayout { controller.navigationBar.layoutIfNeeded() }
        case .toolbar:
            controller.setToolbarHidden(isHidden, animated: animated)
        }
    }

    /// Whether a screen wants the bar hidden; `nil` if it has no preference.
    func preference(in preferences: PopPreferences) -> Bool? {
        switch self {
        case .navigationBar: preferences.hidesNavigationBar
        case .toolbar: preferences.hidesToolbar
        }
    }

    var preferenceName: String {
        switch self {
        case .navigationBar: "hidesNavigationBar"
        case .toolbar: "hidesToolbar"
        }
    }
}
#endif
