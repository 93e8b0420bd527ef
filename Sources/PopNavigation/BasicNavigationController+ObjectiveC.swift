#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

extension BasicNavigationController {
    /// ``popGestureArea`` as a share of the width, from 0 to 1, for Interface Builder and Objective-C, which don't know
    /// Swift enums. Reading the property is meaningful only for a share.
    @available(swift, obsoleted: 1.0)
    @IBInspectable public var popGestureFraction: CGFloat {
        get { popGestureArea.extent(inWidth: 1) }
        set { popGestureArea = .leadingFraction(newValue) }
    }

    /// ``popGestureArea`` in points, for Interface Builder and Objective-C. Reading the property is meaningful only for
    /// points.
    @available(swift, obsoleted: 1.0)
    @IBInspectable public var popGesturePoints: CGFloat {
        get { popGestureArea.extent(inWidth: .greatestFiniteMagnitude) }
        set { popGestureArea = .leadingPoints(newValue) }
    }

    // For Objective-C, which doesn't see the Swift declarations.

    @available(swift, obsoleted: 1.0)
    @objc(popRecognizer)
    public var objcPopRecognizer: UIPanGestureRecognizer? { popRecognizer }

    @available(swift, obsoleted: 1.0)
    @objc(goBackAnimated:) @discardableResult
    public func objcGoBack(animated: Bool) -> Bool { goBack(animated: animated) }

    @available(swift, obsoleted: 1.0)
    @objc(observePops:)
    public func objcObservePops(_ handler: @escaping (PopNavigationEvent) -> Void) -> PopNavigationObservation {
        PopNavigationObservation(observePops { event in PopNavigationEvent.event(for: event).map(handler) })
    }
}

extension PopScreenController {
    @available(swift, obsoleted: 1.0)
    @objc(setPopNavigationPreferences:)
    public func objcSetPreferences(_ preferences: PopNavigationPreferences) {
        storedPopPreferences = preferences.preferences
    }
}

extension UIViewController {
    @available(swift, obsoleted: 1.0)
    @objc(basicNavigationController)
    public var objcBasicNavigationController: BasicNavigationController? { basicNavigationController }

    @available(swift, obsoleted: 1.0)
    @objc(setNeedsPopPreferencesUpdateAnimated:)
    public func objcSetNeedsPopPreferencesUpdate(animated: Bool) { setNeedsPopPreferencesUpdate(animated: animated) }
}

#endif
#endif
