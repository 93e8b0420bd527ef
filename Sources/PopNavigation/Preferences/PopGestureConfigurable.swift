#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen that has preferences about the swipe back and about the bar above it.
///
/// Adopt the protocol in a view controller that is pushed onto a ``BasicNavigationController``. A screen that does not
/// adopt it has the default ``PopPreferences``.
///
/// The requirement has no default implementation on purpose. If a base class adopts the protocol, its subclasses
/// *override* the property, and a subclass that forgets `override` does not compile. With a default implementation
/// Swift would silently ignore the subclass.
///
/// A container adopts ``PopPreferenceContainer`` instead. For screens whose classes cannot adopt the protocol, override
/// ``BasicNavigationController/popPreferences(for:)``.
@preconcurrency @MainActor
public protocol PopGestureConfigurable: UIViewController {
    /// The preferences now. Never read before the screen's `viewDidLoad`, so they may name outlets.
    ///
    /// What concerns the gesture is read at each touch. What concerns the bar is read each time the screen comes to the
    /// top; call `setNeedsPopPreferencesUpdate(animated:)` when it changes in between.
    var popPreferences: PopPreferences { get }
}

/// A screen that decides whether the user may leave it, for example because of unsaved changes.
///
/// The requirement has no default implementation, for the reason given at ``PopGestureConfigurable``. A container
/// forwards the question to its child.
@preconcurrency @MainActor
public protocol PopConfirming: UIViewController {
    /// Returns whether the user may pop this screen now.
    ///
    /// Called once for a drag that is about to pop; for a tap on the back button; for VoiceOver's escape; and for
    /// ``BasicNavigationController/goBack(animated:)``. Not called for pops by code, so a screen that returns `false`
    /// and asks the user can pop itself afterwards with ``BasicNavigationController/pop(_:for:animated:)``.
    ///
    /// The menu that a long press on the back button opens pops by code: UIKit asks no delegate before.
    ///
    /// If the screen pushes, pops or presents before it returns, the answer is ignored, and the pop is cancelled.
    func shouldPop(for trigger: PopTrigger) -> Bool
}

/// A screen that contains the screen whose preferences and answers count, after UIKit's `childForStatusBarStyle`.
///
/// Adopt the protocol in a container of your own, such as a wrapper around a closed-source screen. A tab bar controller
/// in the stack forwards to its selected child and a navigation controller to its top one without this protocol, unless
/// they adopt ``PopGestureConfigurable`` or ``PopConfirming`` themselves.
@preconcurrency @MainActor
public protocol PopPreferenceContainer: UIViewController {
    /// The child whose preferences apply, and which is asked before it is popped; `nil` for the container itself.
    ///
    /// A question that the child does not answer goes to the container. Call
    /// `setNeedsPopPreferencesUpdate(animated:)` when the child changes while the screen is on top.
    var childForPopPreferences: UIViewController? { get }
}
#endif
