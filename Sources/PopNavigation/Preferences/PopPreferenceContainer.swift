#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

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
