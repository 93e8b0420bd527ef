#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UINavigationController {
    /// Whether a bar around the content is visible at a point of the view.
    ///
    /// The frames count, and not the views: from iOS 26 on the items of toolbars and tab bars are in floating
    /// containers beside the bars themselves, and iPad's tab bar is at the top.
    func hasVisibleBar(at point: CGPoint) -> Bool {
        if !isNavigationBarHidden, navigationBar.isVisible(at: point, of: view) { return true }
        if !isToolbarHidden, toolbar?.isVisible(at: point, of: view) == true { return true }
        let tabs = [tabBarController, topViewController as? UITabBarController]
        return tabs.contains { $0?.tabBar.isVisible(at: point, of: view) == true }
    }
}

extension UIView {
    fileprivate func isVisible(at point: CGPoint, of view: UIView) -> Bool {
        guard !isHidden, alpha > 0, window != nil, window === view.window else { return false }
        return bounds.contains(convert(point, from: view))
    }
}
#endif
