#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

/// A screen in Objective-C that has preferences, or decides whether the user may leave it.
///
/// Objective-C can't adopt ``PopGestureConfigurable`` and ``PopConfirming``, whose types exist only in Swift. A screen
/// that adopts one of these answers there.
@preconcurrency @MainActor
@objc(PopNavigationScreen)
public protocol PopNavigationScreen: NSObjectProtocol {
    /// The preferences now, as ``PopGestureConfigurable/popPreferences``.
    @objc optional var popNavigationPreferences: PopNavigationPreferences { get }

    /// Returns whether the user may pop this screen now, as ``PopConfirming/shouldPop(for:)``.
    @objc(shouldPopForTrigger:)
    optional func shouldPop(for trigger: PopNavigationTrigger) -> Bool
}

#endif
#endif
