#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// The item that the bar shows for the top screen.
    var shownItem: UINavigationItem? { topViewController?.itemInBar }

    /// Whether the bar is visible and shows no way back: neither a back button nor a leading item in its place.
    var showsNoWayBack: Bool {
        guard !isNavigationBarHidden, let item = shownItem, item.hidesBackButton else { return false }
        return !item.hasLeadingItems
    }

    /// Whether the bar shows the app's leading item in place of UIKit's back button.
    var showsLeadingItemInsteadOfBackButton: Bool {
        guard !isNavigationBarHidden, let item = shownItem, item.hasLeadingItems else { return false }
        return item.hidesBackButton || !item.leftItemsSupplementBackButton
    }

    /// Whether the bar is hidden or shows something else than UIKit's back button.
    var lacksBackButton: Bool { isNavigationBarHidden || showsNoWayBack || showsLeadingItemInsteadOfBackButton }

    /// Performs the `backAction` of the item in the bar.
    ///
    /// - Returns: Whether there is such an action.
    func performBackAction() -> Bool {
        guard #available(iOS 16.0, *), let action = shownItem?.backAction else { return false }
        action.performWithSender(navigationBar, target: nil)
        return true
    }
}

extension UIViewController {
    /// The item that the bar shows for this screen. A collapsed split view puts a navigation controller on the stack;
    /// the bar then shows the item of that controller's top screen.
    var itemInBar: UINavigationItem {
        (self as? UINavigationController)?.topViewController?.itemInBar ?? navigationItem
    }
}

extension UIAction.Identifier {
    /// The action that a modifier puts in place of UIKit's own back button's pop, to ask before it.
    package static let asksBeforeLeaving = UIAction.Identifier("PopNavigation.asksBeforeLeaving")
}

extension UINavigationItem {
    /// Whether the item's back button performs the app's action instead of a pop.
    var hasBackAction: Bool {
        if #available(iOS 16.0, *) { backAction != nil && !asksBeforeLeaving } else { false }
    }

    /// Whether the item's back button asks the screen's modifiers before it pops.
    var asksBeforeLeaving: Bool {
        if #available(iOS 16.0, *) { backAction?.identifier == .asksBeforeLeaving } else { false }
    }

    /// Whether the item has leading items, which replace the back button.
    fileprivate var hasLeadingItems: Bool {
        if leftBarButtonItems?.isEmpty == false { return true }
        guard #available(iOS 16.0, *) else { return false }
        return leadingItemGroups.contains { !$0.barButtonItems.isEmpty }
    }
}
#endif
