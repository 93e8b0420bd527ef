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

    /// ``PopPreferences/isKeptForForward``. Default: `true`.
    @objc public var keptForForward = true

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
            hidesToolbar: hidesToolbar?.boolValue, isKeptForForward: keptForForward)
    }
}

/// ``PopTrigger`` for Objective-C.
@objc(PopNavigationTrigger)
public enum PopNavigationTrigger: Int, Sendable {
    /// ``PopTrigger/gesture``
    case gesture

    /// ``PopTrigger/backButton``
    case backButton

    /// ``PopTrigger/programmatic``
    case programmatic

    init(_ trigger: PopTrigger) {
        self =
            switch trigger {
            case .gesture: .gesture
            case .backButton: .backButton
            case .programmatic: .programmatic
            }
    }
}

extension UIViewController {
    private var screenInObjectiveC: (any PopNavigationScreen)? { answering((any PopNavigationScreen).self) }

    /// The Objective-C controller that states the preferences for this screen; `nil` if there is none.
    var configurableInObjectiveC: UIViewController? {
        screenInObjectiveC?.popNavigationPreferences == nil ? nil : screenInObjectiveC as? UIViewController
    }

    /// The preferences that an Objective-C controller states for this screen.
    var preferencesInObjectiveC: PopPreferences? { screenInObjectiveC?.popNavigationPreferences?.preferences }

    /// Whether an Objective-C controller answers whether this screen may be popped.
    var answersInObjectiveC: Bool {
        screenInObjectiveC?.responds(to: #selector(PopNavigationScreen.shouldPop(for:))) == true
    }

    /// Asks an Objective-C controller whether this screen may be popped; `nil` if nothing answers.
    func answerInObjectiveC(to trigger: PopTrigger) -> Bool? {
        screenInObjectiveC?.shouldPop?(for: PopNavigationTrigger(trigger))
    }
}
#endif
#endif
