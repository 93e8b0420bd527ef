#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

/// ``PopPreferences`` for Objective-C, without the look of the bar. A new object has the defaults.
@objc(PopNavigationPreferences)
public final class PopNavigationPreferences: NSObject {
    /// ``PopPreferences/isGestureEnabled`` as a Boolean number. Default: `nil`.
    @objc public var gestureEnabled: NSNumber?

    /// ``PopPreferences/area`` as a share of the width, from 0 to 1. Default: -1, the controller's area.
    @objc public var popGestureFraction: CGFloat = -1

    /// ``PopPreferences/area`` in points; takes precedence over ``popGestureFraction``. Default: -1, the controller's
    /// area.
    @objc public var popGesturePoints: CGFloat = -1

    /// ``PopPreferences/excludedViews``. Default: none.
    @objc public var excludedViews: [UIView] = []

    /// ``PopPreferences/excludedRects``, as values that hold a `CGRect`. Default: none.
    @objc public var excludedRects: [NSValue] = []

    /// ``PopPreferences/precedingViews``. Default: none.
    @objc public var precedingViews: [UIView] = []

    /// ``PopPreferences/excludesLeadingEdge``. Default: `false`.
    @objc public var excludesLeadingEdge = false

    /// ``PopPreferences/hidesNavigationBar`` as a Boolean number. Default: `nil`.
    @objc public var hidesNavigationBar: NSNumber?

    /// ``PopPreferences/hidesToolbar`` as a Boolean number. Default: `nil`.
    @objc public var hidesToolbar: NSNumber?

    private var area: PopGestureArea? {
        if popGesturePoints >= 0 { return .leadingPoints(popGesturePoints) }
        return popGestureFraction >= 0 ? .leadingFraction(popGestureFraction) : nil
    }

    /// The Swift value of these preferences.
    var preferences: PopPreferences {
        PopPreferences(
            isGestureEnabled: gestureEnabled?.boolValue, area: area, excludedViews: excludedViews,
            excludedRects: excludedRects.map(\.cgRectValue), precedingViews: precedingViews,
            excludesLeadingEdge: excludesLeadingEdge, hidesNavigationBar: hidesNavigationBar?.boolValue,
            hidesToolbar: hidesToolbar?.boolValue)
    }
}

#endif
#endif
