#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A screen that decides whether the user may leave it, for example because of unsaved changes.
///
/// The requirement has no default implementation, for the reason given at ``PopGestureConfigurable``. A container
/// forwards the question to its child.
@preconcurrency @MainActor
public protocol PopConfirming: UIViewController {
    /// Returns whether the user may pop this screen now.
    ///
    /// Called once for a swipe, after the recognizer has begun; for a tap on the back button; for VoiceOver's escape;
    /// and for ``BasicNavigationController/goBack(animated:)``. Not called for pops by code, so a screen that returns
    /// `false` and asks the user can pop itself afterwards with `popViewController(animated:)`.
    ///
    /// The menu that a long press on the back button opens pops by code: UIKit asks no delegate before.
    ///
    /// A screen that changes what is on top before it returns has not agreed, whatever it returns.
    func shouldPop(for trigger: PopTrigger) -> Bool
}
#endif
