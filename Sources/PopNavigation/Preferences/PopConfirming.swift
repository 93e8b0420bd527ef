#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen that knows at once whether the user may leave it, for example because it is recording.
///
/// To ask the user, for example about unsaved changes, adopt ``AsyncPopConfirming``.
///
/// Like that of ``PopGestureConfigurable``, the requirement has no default implementation. A container forwards the
/// question to its child.
@preconcurrency @MainActor
public protocol PopConfirming: UIViewController {
    /// Returns whether the user may pop this screen now.
    ///
    /// Called once for a drag that is about to pop, for a tap on the back button, for VoiceOver's escape gesture, and
    /// for ``BasicNavigationController/goBack(animated:)`` and
    /// ``BasicNavigationController/confirmLeaving(downTo:for:)``. It isn't called for pops by code.
    ///
    /// The menu that opens with a long press on the back button pops by code: UIKit doesn't ask any delegate first. The
    /// gestures of a zoom (`preferredTransition`, iOS 18) don't ask either: use UIKit's
    /// `ZoomOptions.interactiveDismissShouldBegin` there.
    ///
    /// If the screen changes the stack or presents before it returns, it hasn't agreed, whatever it returns.
    func shouldPop(for trigger: PopTrigger) -> Bool
}
#endif
