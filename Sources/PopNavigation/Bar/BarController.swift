#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Applies the screens' preferences to the navigation bar: visibility and style. Owns what is needed to give the bar
/// back to the app.
@MainActor
final class BarController {
    private weak var controller: BasicNavigationController?
    /// The preference that is in force; `nil` while the flag is the app's own.
    private var preference: BarState.Preference?
    /// The running transition.
    private var transition: BarTransition?
    /// True while the library itself sets the flag.
    private var isSetting = false
    /// The stylers of the items that have or had a style.
    private(set) var stylers: [NavigationBarStyler] = []
    /// Whether the bar was vertical in the last layout pass; `nil` before the first one.
    private var wasVertical: Bool?

    init(of controller: BasicNavigationController) {
        self.controller = controller
    }

    /// The visibility now.
    var state: BarState {
        BarState(isHidden: controller?.isNavigationBarHidden ?? false, preference: preference)
    }

    /// Applies the top screen's preferences.
    func apply(animated: Bool) {
        guard let top = controller?.topViewController else { return }
        apply(for: top, animated: animated)
    }

    /// Applies a screen's preferences, once the screen has loaded its view.
    func apply(for screen: UIViewController, animated: Bool) {
        guard let controller, controller.appliesNavigationBarPreferences else { return }
        guard let preferences = controller.preferences(of: screen) else { return }
        applyStyle(preferences.navigationBarStyle ?? controller.navigationBarStyle, of: screen.itemInBar)
        set(state.preferring(hidden: preferences.hidesNavigationBar), animated: animated)
    }

    /// Applies the top screen's style again when the bar becomes horizontal: a vertical bar keeps UIKit's look.
    func layoutDidChange() {
        guard let isVertical = controller?.hasVerticalBar, isVertical != wasVertical else { return }
        wasVertical = isVertical
        apply(animated: false)
    }

    /// The app or UIKit sets the flag. While a preference is in force, it is enforced again at the next layout. A call
    /// of UIKit's, such as the one after a search, is thus not lost, and SwiftUI's calls outside of `willShow` have no
    /// lasting effect (element-hq/element-ios#6799).
    func flagWillBeSet(hidden: Bool) {
        guard !isSetting else { return }
        if let running = transition, running.isCancelled {
            transition?.restored = running.restored.setByApp(hidden: hidden)
        }
        guard !isSearchActive else { return }
        preference?.appHides = hidden
        controller?.viewIfLoaded?.setNeedsLayout()
    }

    /// Restores the flag that the preference in force demands.
    func enforce() {
        guard let preference, controller?.appliesNavigationBarPreferences == true, !isSearchActive else { return }
        set(BarState(isHidden: preference.hides, preference: preference), animated: false)
    }

    /// A transition begins.
    ///
    /// - Parameter state: The visibility before the change of the stack.
    func beginTransition(from state: BarState) {
        transition = controller?.appliesNavigationBarPreferences == true ? BarTransition(restored: state) : nil
    }

    /// The transition runs back. The app's calls are about the screen that stays from now on.
    func transitionWasCancelled() {
        transition?.isCancelled = true
    }

    /// A transition ends. After a cancelled one the state before it is restored, and then the present preference
    /// applies.
    ///
    /// UIKit reverses the animation, but leaves the flag as the other screen has set it. The next push would
    /// then start from a bar that is not visible.
    func endTransition(isCancelled: Bool, for screen: UIViewController) {
        guard let ended = transition else { return }
        transition = nil
        guard isCancelled else { return }
        set(ended.restored, animated: false)
        apply(for: screen, animated: false)
    }

    /// An active search hides the bar itself.
    private var isSearchActive: Bool {
        controller?.topViewController?.navigationItem.searchController?.isActive ?? false
    }

    private func set(_ new: BarState, animated: Bool) {
        preference = new.preference
        guard let controller, controller.isNavigationBarHidden != new.isHidden else { return }
        isSetting = true
        controller.setNavigationBarHidden(new.isHidden, animated: animated)
        isSetting = false
    }

    private func applyStyle(_ style: NavigationBarStyle?, of item: UINavigationItem) {
        stylers.removeAll { $0.item == nil }
        let known = stylers.first { $0.item === item }
        if let style, let controller, !controller.hasVerticalBar {
            let styler = known ?? NavigationBarStyler(of: item, in: controller)
            if known == nil { stylers.append(styler) }
            styler.apply(style)
        } else {
            // A style that changes nothing restores the item.
            known?.apply(NavigationBarStyle())
        }
    }
}

/// The bar's visibility, and the preference behind it.
struct BarState: Equatable {
    /// A screen's preference, and what the app wants meanwhile.
    struct Preference: Equatable {
        /// Whether the screen hides the bar.
        let hides: Bool
        /// Whether the app wants the bar hidden on screens without a preference.
        var appHides: Bool
    }

    /// UIKit's flag.
    var isHidden: Bool
    /// The preference that is in force; `nil` while the flag is the app's own.
    var preference: Preference?

    /// The state after the app has set the flag.
    func setByApp(hidden: Bool) -> BarState {
        guard var preference else { return BarState(isHidden: hidden) }
        preference.appHides = hidden
        return BarState(isHidden: isHidden, preference: preference)
    }

    /// The state on a screen that hides the bar, shows it, or has no preference.
    func preferring(hidden: Bool?) -> BarState {
        let appHides = preference?.appHides ?? isHidden
        guard let hidden else { return BarState(isHidden: appHides) }
        return BarState(isHidden: hidden, preference: Preference(hides: hidden, appHides: appHides))
    }
}

/// The bar's visibility across one transition.
struct BarTransition {
    /// The state that a cancelled transition restores: the state before the transition, with what the app has set since
    /// the cancellation, for the screen that stays.
    var restored: BarState
    /// Whether the transition runs back.
    var isCancelled = false
}
#endif
