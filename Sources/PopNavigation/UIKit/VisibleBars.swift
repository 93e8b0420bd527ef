#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// Whether a bar is visible at a point of the view.
    ///
    /// Compares frames instead of hit-testing: on iOS 26 and later, the items of toolbars and tab bars are in floating
    /// containers outside the bars, and iPad's tab bar is at the top.
    func hasVisibleBar(at point: CGPoint) -> Bool {
        if !isNavigationBarHidden, navigationBar.isVisible(at: point, of: view) { return true }
        if !isToolbarHidden, toolbar?.isVisible(at: point, of: view) == true { return true }
        if let tabs = tabBarController, tabs.tabBar.isVisible(at: point, of: view) { return true }
        return (topViewController as? UITabBarController)?.tabBar.isVisible(at: point, of: view) == true
    }
}

extension UIView {
    /// The distance of the view's leading edge from the window's; 0 outside a window.
    var leadingInsetInWindow: CGFloat {
        guard let window else { return 0 }
        let direction = effectiveUserInterfaceLayoutDirection
        let edge = CGPoint(x: direction.leadingOrigin(ofWidth: 0, in: bounds), y: bounds.minY)
        return direction.leadingDistance(of: convert(edge, to: window).x, in: window.bounds)
    }

    /// The part of the view within its left and right safe area.
    var contentBounds: CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    fileprivate func isVisible(at point: CGPoint, of view: UIView) -> Bool {
        guard !isHidden, alpha > 0, window === view.window else { return false }
        return bounds.contains(convert(point, from: view))
    }
}

/// The edge where iPhone Duo arranges bars vertically (`UIVerticalBarEdge`, iOS 27.1).
///
/// The trait is read by name: the SDKs of Xcode 26 and 27.0 don't declare it, and the compiler's version can't tell
/// 27.0 from 27.1.
enum VerticalBarEdge: Int {
    case leading = 1
    case trailing = 2

    /// Creates the edge; `nil` if it is unspecified or the system doesn't have the trait.
    init?(of traits: UITraitCollection) {
        let name = "verticalBarEdge"
        guard traits.responds(to: NSSelectorFromString(name)), let value = traits.value(forKey: name) as? NSNumber
        else {
            return nil
        }
        self.init(rawValue: value.intValue)
    }
}

extension UINavigationController {
    /// Whether the bars are vertical now. Their column is then the safe-area inset at their edge.
    ///
    /// The trait alone isn't enough: it is the preferred edge, even while no vertical bar is visible.
    var hasVerticalBar: Bool {
        // A vertical bar needs an inset at one side. Without an inset, which is the usual case, skip the slow read by
        // name.
        let edge = view.contentBounds == view.bounds ? nil : VerticalBarEdge(of: traitCollection)
        guard let edge else { return false }
        let insets = view.safeAreaInsets
        let direction = view.effectiveUserInterfaceLayoutDirection
        let isAtLeft = (edge == .leading) == (direction == .leftToRight)
        return (isAtLeft ? insets.left : insets.right) > 0
    }
}
#endif
