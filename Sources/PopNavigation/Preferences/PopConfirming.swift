#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen that decides whether the user may leave it, for example because of unsaved changes.
///
/// Like that of ``PopGestureConfigurable``, the requirement has no default implementation. A container forwards the
/// question to its child.
@preconcurrency @MainActor
public protocol PopConfirming: UIViewController {
    /// Returns whether the user may pop this screen now.
    ///
    /// Called once for a drag that is about to pop, for a tap on the back button, for VoiceOver's escape gesture, and
    /// for ``BasicNavigationController/goBack(animated:)``. It isn't called for pops by code, so a screen that returns
    /// `false` and asks the user can pop itself afterwards with ``BasicNavigationController/pop(_:for:animated:)``.
    ///
    /// The menu that opens with a long press on the back button pops by code: UIKit doesn't ask any delegate first. The
    /// gestures of a zoom (`preferredTransition`, iOS 18) don't ask either: use UIKit's
    /// `ZoomOptions.interactiveDismissShouldBegin` there.
    ///
    /// If the screen pushes, pops or presents before it returns, its answer is ignored and the pop is cancelled.
    func shouldPop(for trigger: PopTrigger) -> Bool
}
#endif
