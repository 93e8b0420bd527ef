#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen with preferences about the swipe back and the bar above it.
///
/// Adopt the protocol in a view controller that is pushed onto a ``BasicNavigationController``. A screen that doesn't
/// adopt it has the default ``PopPreferences``.
///
/// The requirement has no default implementation on purpose. If a base class adopts the protocol, its subclasses
/// *override* the property, and a subclass that forgets `override` doesn't compile. With a default implementation,
/// Swift would silently ignore the subclass.
///
/// A container adopts ``PopPreferenceContainer`` instead. For screens whose classes can't adopt the protocol, override
/// ``BasicNavigationController/popPreferences(for:)``.
@preconcurrency @MainActor
public protocol PopGestureConfigurable: UIViewController {
    /// The current preferences. They aren't read before the screen's `viewDidLoad`, so they may name outlets.
    ///
    /// Preferences about the gesture are read at each touch. Those about the bar are read each time the screen comes to
    /// the top; call `setNeedsPopPreferencesUpdate(animated:)` when they change in between.
    var popPreferences: PopPreferences { get }
}

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
    /// The menu that opens with a long press on the back button pops by code: UIKit doesn't ask any delegate first.
    ///
    /// If the screen pushes, pops or presents before it returns, its answer is ignored and the pop is cancelled.
    func shouldPop(for trigger: PopTrigger) -> Bool
}

/// A container that names the child whose preferences and answers count, like UIKit's `childForStatusBarStyle`.
///
/// Adopt the protocol in your own containers, such as a wrapper around a closed-source screen. Without this protocol, a
/// tab bar controller in the stack forwards to its selected child and a navigation controller to its top one, unless
/// they adopt ``PopGestureConfigurable`` or ``PopConfirming`` themselves.
@preconcurrency @MainActor
public protocol PopPreferenceContainer: UIViewController {
    /// The child whose preferences apply and which is asked before a pop; `nil` for the container itself.
    ///
    /// The container answers what the child doesn't. Call `setNeedsPopPreferencesUpdate(animated:)` when the child
    /// changes while the screen is on top.
    var childForPopPreferences: UIViewController? { get }
}
#endif
