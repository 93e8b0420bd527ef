#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A view controller with stored ``PopPreferences``, for screens that need no class of their own.
///
/// In Interface Builder, set it as a scene's class: the switch, the area and the bar are inspectable there.
open class PopScreenController: UIViewController, PopGestureConfigurable {
    /// The preferences. Default: ``storedPopPreferences``. A subclass may compute others.
    open var popPreferences: PopPreferences { storedPopPreferences }

    /// The preferences that this screen stores. Default: those of ``PopPreferences``. A change is applied at once if
    /// the screen is on top.
    open var storedPopPreferences = PopPreferences() {
        didSet { setNeedsPopPreferencesUpdate(animated: false) }
    }

    /// ``PopPreferences/isGestureEnabled`` for Interface Builder. Default: `true`. `true` means "not set" there.
    @IBInspectable var isPopGestureEnabled: Bool {
        get { storedPopPreferences.isGestureEnabled ?? true }
        set { storedPopPreferences.isGestureEnabled = newValue ? nil : false }
    }

    /// ``PopPreferences/area`` for Interface Builder, as a share of the width from 0 to 1. Default: -1, the
    /// controller's. The value read is meaningful only for a share.
    @IBInspectable var popGestureFraction: CGFloat {
        get { storedPopPreferences.area?.extent(inWidth: 1) ?? -1 }
        set { storedPopPreferences.area = newValue < 0 ? nil : .leadingFraction(newValue) }
    }

    /// ``PopPreferences/area`` for Interface Builder, in points. Default: -1, the controller's. The value read is
    /// meaningful only for points.
    @IBInspectable var popGesturePoints: CGFloat {
        get { storedPopPreferences.area?.extent(inWidth: .greatestFiniteMagnitude) ?? -1 }
        set { storedPopPreferences.area = newValue < 0 ? nil : .leadingPoints(newValue) }
    }

    /// ``PopPreferences/hidesNavigationBar`` for Interface Builder. Default: `false`, the bar is as the app has it.
    @IBInspectable var hidesNavigationBar: Bool {
        get { storedPopPreferences.hidesNavigationBar ?? false }
        set { storedPopPreferences.hidesNavigationBar = newValue ? true : nil }
    }
}
#endif
