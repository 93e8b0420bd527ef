#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BasicNavigationController {
    /// The bar as it is now.
    var barVisibility: BarVisibility {
        BarVisibility(isHidden: isNavigationBarHidden, isHiddenByPreference: isBarHiddenByPreference)
    }

    /// UIKit is about to show a screen: the last moment at which a change of the bar moves along with the transition.
    /// Later ones animate on their own and tear.
    func willShow(_ screen: UIViewController, animated: Bool) {
        if let pop = transition?.pop, screen === pop.from {
            // From iOS 18 on UIKit announces the old top again when a swipe is given up.
            restoreBar(pop.bar)
        } else {
            applyBarPreferences(of: screen, animated: animated)
        }
    }

    /// Applies the top screen's preference, after a running transition: in between it would tear.
    func updateBar(animated: Bool) {
        guard !isStackMoving else { return pendingBarUpdate = animated }
        guard let top = topViewController else { return }
        applyBarPreferences(of: top, animated: animated)
    }

    func updateBarIfNeeded() {
        guard let animated = pendingBarUpdate else { return }
        pendingBarUpdate = nil
        updateBar(animated: animated)
    }

    /// Hides or shows the bar as the screen prefers, and gives it the screen's style.
    func applyBarPreferences(of screen: UIViewController, animated: Bool) {
        guard appliesNavigationBarPreferences else { return }
        if let preferences = screen.popPreferences {
            if let style = preferences.navigationBarStyle { styler(of: screen.navigationItem).apply(style) }
            let hides = preferences.prefersNavigationBarHidden
            isBarHiddenByPreference = hides && (isBarHiddenByPreference || !isNavigationBarHidden)
            setBarHidden(hides, animated: animated)
        } else if isBarHiddenByPreference {
            // The screen prefers nothing: the bar is as the app left it.
            isBarHiddenByPreference = false
            setBarHidden(false, animated: animated)
        }
    }

    /// Puts the bar back after a swipe was given up. UIKit undoes the animation, but leaves the flag as the screen that
    /// was almost shown wanted it; without this the next push starts from a bar that is not there.
    func restoreBar(_ bar: BarVisibility?) {
        guard let bar else { return }
        isBarHiddenByPreference = bar.isHiddenByPreference
        setBarHidden(bar.isHidden, animated: false)
    }

    private func styler(of item: UINavigationItem) -> NavigationBarStyler {
        if let styler = barStylers[ObjectIdentifier(item)], styler.item === item { return styler }
        barStylers = barStylers.filter { $0.value.item != nil }
        let styler = NavigationBarStyler(of: item)
        barStylers[ObjectIdentifier(item)] = styler
        return styler
    }

    private func setBarHidden(_ hidden: Bool, animated: Bool) {
        if isNavigationBarHidden != hidden { setNavigationBarHidden(hidden, animated: animated) }
    }
}
#endif
