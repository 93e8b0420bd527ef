import UIKit
import UIKitSimulator

/// A gesture delegate that returns true for every question.
@MainActor
final class YesDelegate: NSObject, UIGestureRecognizerDelegate {}

extension NavigationStage {
    /// A pan over the whole view whose target is the private object behind the system's gesture, as in many libraries.
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
