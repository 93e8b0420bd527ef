#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// The item that the bar shows for the top screen.
    var shownItem: UINavigationItem? { topViewController?.itemInBar }

    /// Whether the bar is visible without a way back: no back button, and no leading item in its place.
    var showsNoWayBack: Bool {
        guard !isNavigationBarHidden, let item = shownItem, item.hidesBackButton else { return false }
        return !item.hasLeadingItems
    }

    /// Whether the bar shows a leading item of the app in place of UIKit's back button.
    var showsLeadingItemInsteadOfBackButton: Bool {
        guard !isNavigationBarHidden, let item = shownItem, item.hasLeadingItems else { return false }
        return item.hidesBackButton || !item.leftItemsSupplementBackButton
    }

    /// Performs what the app has put in place of the back button's pop.
    ///
    /// - Returns: Whether the app has put an action there.
    func performBackAction() -> Bool {
        guard #available(iOS 16.0, *), let action = shownItem?.backAction else { return false }
        action.performWithSender(navigationBar, target: nil)
        return true
    }
}

extension UIViewController {
    /// The item that the bar shows for this screen of the stack. A collapsed split view puts a navigation controller on
    /// the stack, for which the bar shows the item of that controller's top screen.
    var itemInBar: UINavigationItem {
        (self as? UINavigationController)?.topViewController?.itemInBar ?? navigationItem
    }
}

extension UINavigationItem {
    /// Whether the item's back button performs an action of the app instead of a pop.
    var hasBackAction: Bool {
        if #available(iOS 16.0, *) { backAction != nil } else { false }
    }

    /// Whether the item has leading items, which replace the back button.
    fileprivate var hasLeadingItems: Bool {
        if leftBarButtonItems?.isEmpty == false { return true }
        guard #available(iOS 16.0, *) else { return false }
        return leadingItemGroups.contains { !$0.barButtonItems.isEmpty }
    }
}
#endif
