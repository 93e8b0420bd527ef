import UIKit
import UIKitSimulator

/// A gesture delegate that says yes to everything.
@MainActor
final class YesDelegate: NSObject, UIGestureRecognizerDelegate {}

extension NavigationStage {
    /// A pan over the whole view whose target is the object behind the system's gesture, as libraries make it.
    @discardableResult
    func addForeignPan(delegate: (any UIGestureRecognizerDelegate)? = nil) -> UIPanGestureRecognizer {
        let system = navigation.interactivePopGestureRecognizer!
        let pan = UIPanGestureRecognizer(
            target: system.delegate, action: NSSelectorFromString("handleNavigationTransition:")
        )
        pan.delegate = delegate
        system.isEnabled = false
        navigation.view.addGestureRecognizer(pan)
        return pan
    }
}
