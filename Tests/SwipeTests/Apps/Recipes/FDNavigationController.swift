// The names are those of FDFullscreenPopGesture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import PopNavigation
import UIKit

#if canImport(ObjectiveC)
@objc(FDNavigationController)
#endif
class FDNavigationController: BasicNavigationController {
    override func popPreferences(for screen: UIViewController) -> PopPreferences {
        var preferences = super.popPreferences(for: screen)
        if screen.fd_interactivePopDisabled { preferences.isGestureEnabled = false }
        let distance = screen.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge
        preferences.area = preferences.area ?? (distance > 0 ? .leadingPoints(distance) : .full)
        preferences.hidesNavigationBar = preferences.hidesNavigationBar ?? screen.fd_prefersNavigationBarHidden
        return preferences
    }
}

#if canImport(ObjectiveC)
@objc
#endif
extension UIViewController {
    var fd_interactivePopDisabled: Bool {
        get { FDNames.of(self).isDisabled }
        set { FDNames.of(self).isDisabled = newValue }
    }

    var fd_prefersNavigationBarHidden: Bool {
        get { FDNames.of(self).hidesBar }
        set {
            FDNames.of(self).hidesBar = newValue
            setNeedsPopPreferencesUpdate(animated: false)
        }
    }

    var fd_interactivePopMaxAllowedInitialDistanceToLeftEdge: CGFloat {
        get { FDNames.of(self).distance }
        set { FDNames.of(self).distance = newValue }
    }
}

/// The values of one screen, which don't keep it.
@MainActor
private final class FDNames {
    private static var all: [ObjectIdentifier: FDNames] = [:]

    private weak var screen: UIViewController?
    var isDisabled = false
    var hidesBar = false
    var distance: CGFloat = 0

    private init(_ screen: UIViewController) { self.screen = screen }

    static func of(_ screen: UIViewController) -> FDNames {
        if let names = all[ObjectIdentifier(screen)], names.screen === screen { return names }
        all = all.filter { $0.value.screen != nil }
        let names = FDNames(screen)
        all[ObjectIdentifier(screen)] = names
        return names
    }
}
