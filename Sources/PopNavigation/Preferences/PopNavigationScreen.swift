#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

/// An Objective-C screen that has preferences or decides whether the user may leave it.
///
/// Objective-C can't adopt ``PopGestureConfigurable`` and ``PopConfirming``, which use Swift-only types. If a class
/// adopts one of those as well, its answers there count.
@preconcurrency @MainActor
@objc(PopNavigationScreen)
public protocol PopNavigationScreen: NSObjectProtocol {
    /// The current preferences, like ``PopGestureConfigurable/popPreferences``.
    @objc optional var popNavigationPreferences: PopNavigationPreferences { get }

    /// Returns whether the user may pop this screen now, like ``PopConfirming/shouldPop(for:)``.
    @objc(shouldPopForTrigger:)
    optional func shouldPop(for trigger: PopNavigationTrigger) -> Bool
}

#endif
#endif
