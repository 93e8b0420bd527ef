#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

extension UINavigationController {
    /// Which of UIKit's own gestures may pop the screens of this controller. Default: `.all`.
    ///
    /// For controllers that the app cannot replace with a `BasicNavigationController`. UIKit's recognizers are made to
    /// wait for a gate by `require(toFail:)`, which is public API; they stay enabled, and their delegate is untouched.
    /// So the app and UIKit may enable and disable them as before. Setting a value loads the view.
    ///
    /// On a `BasicNavigationController`, which has gestures of its own, the value is `popGestureRecognizerEnabled` and
    /// `popGestureArea`.
    public var systemPopGestures: SystemPopGestures {
        get {
            if let basic = self as? BasicNavigationController { return basic.gesturesAsSystem }
            return viewIfLoaded.flatMap(SystemPopGates.installed(in:))?.gestures ?? .all
        }
        set {
            if let basic = self as? BasicNavigationController {
                basic.gesturesAsSystem = newValue
                return
            }
            SystemPopGates.of(self).gestures = newValue
        }
    }
}

extension BasicNavigationController {
    /// The controller's switch and area, in the words for UIKit's gestures.
    fileprivate var gesturesAsSystem: SystemPopGestures {
        get {
            guard popGestureRecognizerEnabled else { return .none }
            switch popGestureArea {
            case .full: return .all
            case .edge: return .edgeOnly
            default: return .content(in: popGestureArea)
            }
        }
        set {
            let isEnabled = newValue != .none
            if popGestureRecognizerEnabled != isEnabled { popGestureRecognizerEnabled = isEnabled }
            if let area = newValue.screenValues().area { popGestureArea = area }
        }
    }
}
#endif
