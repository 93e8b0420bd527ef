#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Applies the screens' preferences to the navigation bar. Owns what is needed to give the bar back to the app.
@MainActor
final class BarPreferences {
    /// The bar's visibility before a swipe, and what the app wanted.
    typealias Snapshot = (isHidden: Bool, appsChoice: Bool?)

    private unowned let controller: BasicNavigationController
    /// Whether the app wants the bar hidden, kept while a screen's preference is in force; `nil` while the app's choice is.
    private var appsChoice: Bool?
    /// What the app has set since a swipe was cancelled.
    private var choiceAfterCancel: Bool?
    /// True while a preference is being applied: calls of `setNavigationBarHidden(_:animated:)` are the library's own.
    private var isApplying = false
    /// A list: each styler refers to the next. A dictionary would need more code than all else here.
    private(set) var stylers: NavigationBarStyler?
    private var wasVertical = false

    init(of controller: BasicNavigationController) {
        self.controller = controller
    }

    /// Applies the top screen's preferences.
    func apply(animated: Bool) {
        guard let top = controller.topViewController else { return }
        apply(for: top, animated: animated)
    }

    /// Applies a screen's preferences: visibility and style.
    func apply(for screen: UIViewController, animated: Bool) {
        let controller = controller
        guard controller.appliesNavigationBarPreferences else { return }
        let preferences = PopPreferences(of: screen)
        applyStyle(preferences.navigationBarStyle ?? controller.navigationBarStyle, of: screen.navigationItem)
        setHidden(preferences.hidesNavigationBar, animated: animated)
    }

    /// Applies the top screen's style again when the bar becomes horizontal: a vertical bar keeps UIKit's look.
    func layoutDidChange() {
        let isVertical = controller.hasVerticalBar
        guard isVertical != wasVertical else { return }
        wasVertical = isVertical
        apply(animated: false)
    }

    /// Whether a call of `setNavigationBarHidden(_:animated:)` passes. The app's calls wait while a preference is in force:
    /// SwiftUI makes some outside of `willShow` (vector-im/element-ios#6799).
    func allowsSetting(hidden: Bool) -> Bool {
        if isApplying { return true }
        choiceAfterCancel = hidden
        guard appsChoice != nil, !isSearchActive else { return true }
        appsChoice = hidden
        return !controller.appliesNavigationBarPreferences
    }

    /// The bar now, to be restored if a swipe is cancelled; `nil` if the app manages the bar.
    func snapshot() -> Snapshot? {
        guard controller.appliesNavigationBarPreferences else { return nil }
        return (controller.isNavigationBarHidden, appsChoice)
    }

    /// From now on the app's calls are about the screen that stays.
    func swipeWasCancelled() {
        choiceAfterCancel = nil
    }

    /// Restores the bar at the end of a cancelled swipe.
    ///
    /// UIKit reverses the animation, but leaves the flag as the other screen has set it. Without this the next push would start
    /// from a bar that is not visible.
    func restore(_ snapshot: Snapshot?, for screen: UIViewController) {
        guard let snapshot else { return }
        let applies = controller.appliesNavigationBarPreferences
        let preference = applies ? PopPreferences(of: screen).hidesNavigationBar : nil
        // While the app manages the bar, its former choice is kept for the time when preferences apply again.
        let keepsChoice = preference != nil || !applies
        // The preference may be newer than the swipe. The bar then was as the app had it.
        let choice = choiceAfterCancel ?? snapshot.appsChoice ?? snapshot.isHidden
        appsChoice = keepsChoice ? choice : nil
        set(hidden: preference ?? choiceAfterCancel ?? snapshot.isHidden, animated: false)
    }

    /// An active search hides the bar itself.
    private var isSearchActive: Bool {
        controller.topViewController?.navigationItem.searchController?.isActive ?? false
    }

    private func setHidden(_ preference: Bool?, animated: Bool) {
        if let preference {
            appsChoice = appsChoice ?? controller.isNavigationBarHidden
            set(hidden: preference, animated: animated)
        } else if let choice = appsChoice {
            appsChoice = nil
            set(hidden: choice, animated: animated)
        }
    }

    private func set(hidden: Bool, animated: Bool) {
        guard controller.isNavigationBarHidden != hidden else { return }
        isApplying = true
        controller.setNavigationBarHidden(hidden, animated: animated)
        isApplying = false
    }

    private func applyStyle(_ style: NavigationBarStyle?, of item: UINavigationItem) {
        let known = removeStyler(of: item)
        if let style, !controller.hasVerticalBar {
            let styler = known ?? NavigationBarStyler(of: item, in: controller)
            styler.next = stylers
            stylers = styler
            styler.apply(style)
        } else {
            // A style that changes nothing restores the item.
            known?.apply(NavigationBarStyle())
        }
    }

    /// Removes the item's styler from the list, and those whose items have gone.
    private func removeStyler(of item: UINavigationItem) -> NavigationBarStyler? {
        var removed: NavigationBarStyler?
        var others: NavigationBarStyler?
        while let styler = stylers {
            stylers = styler.next
            if styler.item === item {
                removed = styler
            } else if styler.item != nil {
                styler.next = others
                others = styler
            }
        }
        stylers = others
        return removed
    }
}
#endif
