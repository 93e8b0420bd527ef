#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIViewController {
    /// The nearest ``BasicNavigationController`` among this view controller's ancestors; `nil` if there is none.
    ///
    /// Unlike `navigationController`, it skips navigation controllers of other classes.
    public var basicNavigationController: BasicNavigationController? {
        var ancestor = parent
        while let current = ancestor {
            if let controller = current as? BasicNavigationController { return controller }
            ancestor = current.parent
        }
        return nil
    }

    /// Applies the top screen's preferences again after they have changed.
    ///
    /// Like UIKit's `setNeeds` methods, it takes effect at the next layout or in the next turn of the run loop, once
    /// for several calls. During a transition, the bar changes after the transition. Call it on the screen, on a child
    /// of it, or on the ``BasicNavigationController`` itself; elsewhere it does nothing. Only the bar needs it: the
    /// preferences about the gesture are read when a finger goes down and when a swipe begins.
    ///
    /// - Parameter animated: Whether a bar that appears or disappears slides.
    public func setNeedsPopPreferencesUpdate(animated: Bool) {
        let controller = self as? BasicNavigationController ?? basicNavigationController
        controller?.updatePreferences(animated: animated)
    }
}
#endif
