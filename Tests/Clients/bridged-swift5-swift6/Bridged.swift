import PopNavigation
import UIKit

// A class from Objective-C is public, so what it adopts must be public too.
extension LegacyMapScreen: PopGestureConfigurable, PopConfirming {
    public var popPreferences: PopPreferences { PopPreferences(excludedViews: [map]) }

    public func shouldPop(for trigger: PopTrigger) -> Bool { !hasUnsavedChanges }
}

/// Answers for screens that the app doesn't own, without a protocol.
final class AppNavigationController: BasicNavigationController {
    override func popPreferences(for screen: UIViewController) -> PopPreferences {
        var preferences = super.popPreferences(for: screen)
        if screen is UIImagePickerController { preferences.isGestureEnabled = false }
        return preferences
    }

    override func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        if let map = screen as? LegacyMapScreen, trigger == .gesture { return !map.hasUnsavedChanges }
        return super.shouldPop(screen, for: trigger)
    }

    // Old code of the app, without `super`.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
}

/// A container whose child decides.
final class Shell: UIViewController, PopPreferenceContainer {
    var childForPopPreferences: UIViewController? { children.last }
}

/// A stack that is disabled the old way.
@MainActor
func disable(_ screen: UIViewController) {
    screen.basicNavigationController?.popRecognizer?.isEnabled = false
}
