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

    /// Whether the bar, unless it is hidden, shows the app's leading item in place of UIKit's back button.
    var showsLeadingItemInsteadOfBackButton: Bool {
        guard let item = shownItem, item.hasLeadingItems else { return false }
        return item.hidesBackButton || !item.leftItemsSupplementBackButton
    }

    /// Performs the `backAction` of the item in the bar.
    ///
    /// - Returns: Whether there is such an action.
    func performBackAction() -> Bool {
        guard #available(iOS 16.0, *), let action = shownItem?.backActionIfAvailable else { return false }
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
    package static let popQuestion = UIAction.Identifier("PopNavigation.popQuestion")
}

extension UINavigationItem {
    /// Whether the item's back button performs the app's action instead of a pop.
    var hasBackAction: Bool { backActionIfAvailable != nil && !hasQuestionForBackButton }

    /// Whether the item's back button asks the screen's modifiers before it pops.
    var hasQuestionForBackButton: Bool { backActionIfAvailable?.identifier == .popQuestion }

    /// The action of the back button; `nil` if it pops, and before iOS 16.
    fileprivate var backActionIfAvailable: UIAction? {
        if #available(iOS 16.0, *) { backAction } else { nil }
    }

    /// Whether the item has leading items, which replace the back button.
    fileprivate var hasLeadingItems: Bool {
        leftBarButtonItems?.isEmpty == false || leadingGroups.contains { !$0.barButtonItems.isEmpty }
    }

    private var leadingGroups: [UIBarButtonItemGroup] {
        if #available(iOS 16.0, *) { leadingItemGroups } else { [] }
    }
}

// MARK: - The app's design

extension UINavigationController {
    /// The recognizer that pops from anywhere in the content on iOS 26 and later; `nil` on earlier systems and in an
    /// app that keeps the design before iOS 26.
    var contentPopRecognizer: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
    }

    /// Whether the app has the design of iOS 26. With an older SDK, or with `UIDesignRequiresCompatibility` in its
    /// Info.plist, it keeps the former one on iOS 26 too. UIKit's content recognizer tells (a guess).
    var hasDesignOf26: Bool { contentPopRecognizer != nil }
}

// MARK: - Where the bars are

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
    /// The trait isn't enough: it is the preferred edge, even while no vertical bar is visible.
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
