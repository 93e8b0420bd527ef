#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A view controller with stored ``PopPreferences``, for screens that don't need their own class.
///
/// In Interface Builder, set it as a scene's class; the switch, the area and the bar are inspectable.
open class PopScreenController: UIViewController, PopGestureConfigurable {
    /// The screen's preferences. Default: ``storedPopPreferences``. A subclass may compute others.
    open var popPreferences: PopPreferences { storedPopPreferences }

    /// The preferences that this screen stores. Default: those of ``PopPreferences``. A change takes effect without a
    /// further call if the screen is on top.
    open var storedPopPreferences = PopPreferences() {
        didSet { setNeedsPopPreferencesUpdate(animated: false) }
    }

    /// ``PopPreferences/isGestureEnabled`` for Interface Builder. Default: `true`, which leaves the preference unset.
    @IBInspectable var isPopGestureEnabled: Bool {
        get { storedPopPreferences.isGestureEnabled ?? true }
        set { storedPopPreferences.isGestureEnabled = newValue ? nil : false }
    }

    /// ``PopPreferences/area`` for Interface Builder, as a share of the width from 0 to 1. Default: -1, the
    /// controller's area. Reading the property is meaningful only for a share.
    @IBInspectable var popGestureFraction: CGFloat {
        get { storedPopPreferences.area?.extent(inWidth: 1) ?? -1 }
        set { storedPopPreferences.area = newValue < 0 ? nil : .leadingFraction(newValue) }
    }

    /// ``PopPreferences/area`` for Interface Builder, in points. Default: -1, the controller's area. Reading the
    /// property is meaningful only for points.
    @IBInspectable var popGesturePoints: CGFloat {
        get { storedPopPreferences.area?.extent(inWidth: .greatestFiniteMagnitude) ?? -1 }
        set { storedPopPreferences.area = newValue < 0 ? nil : .leadingPoints(newValue) }
    }

    /// ``PopPreferences/hidesNavigationBar`` for Interface Builder. Default: `false`, which leaves the bar to the app.
    @IBInspectable var hidesNavigationBar: Bool {
        get { storedPopPreferences.hidesNavigationBar ?? false }
        set { storedPopPreferences.hidesNavigationBar = newValue ? true : nil }
    }
}
#endif
