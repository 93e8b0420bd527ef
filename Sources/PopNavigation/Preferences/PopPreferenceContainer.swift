#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

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
