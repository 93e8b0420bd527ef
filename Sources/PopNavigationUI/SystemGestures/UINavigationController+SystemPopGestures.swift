#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UINavigationController {
    /// Which of UIKit's own gestures may pop the screens of this controller. Default: `.all`.
    ///
    /// For controllers that the app cannot replace with a `BasicNavigationController`, which has gestures of its own.
    /// UIKit's recognizers are made to wait for a gate by `require(toFail:)`, which is public API; they stay enabled,
    /// and their delegate is untouched. So the app and UIKit may enable and disable them as before.
    ///
    /// Setting a value loads the view.
    public var systemPopGestures: SystemPopGestures {
        get { viewIfLoaded.flatMap(SystemPopGates.installed(in:))?.gestures ?? .all }
        set { SystemPopGates.of(self).gestures = newValue }
    }
}
#endif
