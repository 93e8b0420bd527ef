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

/// A container that names the child whose preferences and answers count, like UIKit's `childForStatusBarStyle`.
///
/// Adopt the protocol in your own containers, such as a wrapper around a closed-source screen. Without this protocol, a
/// tab bar controller in the stack forwards to its selected child and a navigation controller to its top one, unless
/// they adopt ``PopGestureConfigurable`` or ``PopConfirming`` themselves. A container with several visible children,
/// such as `UIArrangementViewController` (iOS 27.1), is one screen: unless a subclass names one of its children here,
/// none of them is asked.
@preconcurrency @MainActor
public protocol PopPreferenceContainer: UIViewController {
    /// The child whose preferences apply and which is asked before a pop; `nil` for the container itself.
    ///
    /// The container answers what the child doesn't. Call `setNeedsPopPreferencesUpdate(animated:)` when the child
    /// changes while the screen is on top.
    var childForPopPreferences: UIViewController? { get }
}
#endif
