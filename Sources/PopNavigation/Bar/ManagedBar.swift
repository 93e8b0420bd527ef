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

    func setHidden(_ isHidden: Bool, in controller: UINavigationController, animated: Bool) {
        switch self {
        case .navigationBar: controller.setNavigationBarHidden(isHidden, animated: animated)
        case .toolbar: controller.setToolbarHidden(isHidden, animated: animated)
        }
    }

    /// Whether a screen states that the bar is hidden; `nil` if it leaves the bar to the app.
    func statement(in preferences: PopPreferences) -> Bool? {
        switch self {
        case .navigationBar: preferences.hidesNavigationBar
        case .toolbar: preferences.hidesToolbar
        }
    }

    /// Whether the app lets UIKit hide the bars by swipes or taps. UIKit's calls then win over what a screen states.
    func isHiddenByGestures(in controller: UINavigationController) -> Bool {
        controller.hidesBarsOnSwipe || controller.hidesBarsOnTap
    }
}
#endif
