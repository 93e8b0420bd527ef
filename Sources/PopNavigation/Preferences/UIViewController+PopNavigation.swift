#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIViewController {
    /// The nearest ``BasicNavigationController`` among the ancestors of this view controller; `nil` if there is none.
    ///
    /// As `navigationController`, but past navigation controllers of other classes.
    public var basicNavigationController: BasicNavigationController? {
        var ancestor = parent
        while let current = ancestor {
            if let controller = current as? BasicNavigationController { return controller }
            ancestor = current.parent
        }
        return nil
    }

    /// Applies the preferences of the top screen again, for a screen whose preferences have changed while it is on top:
    /// at the next layout or in the next turn of the run loop, as UIKit's `setNeeds` methods do, and once for several
    /// calls.
    ///
    /// Call it on the screen, on a child of it, or on the ``BasicNavigationController`` itself; elsewhere it does
    /// nothing. The bar and a touch that is down need it: each new touch reads what concerns the gesture. During a
    /// transition the bar changes afterwards.
    ///
    /// - Parameter animated: Whether a bar that appears or disappears slides.
    public func setNeedsPopPreferencesUpdate(animated: Bool) {
        let controller = self as? BasicNavigationController ?? basicNavigationController
        controller?.updatePreferences(animated: animated)
    }
}

extension BasicNavigationController {
    /// Applies the top screen's preferences to a touch that is down, and to the bar, after a running transition.
    func updatePreferences(animated: Bool) {
        partsStorage?.queue.updatePreferences(animated: animated)
    }
}
#endif
