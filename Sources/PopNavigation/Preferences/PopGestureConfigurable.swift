#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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
#endif
