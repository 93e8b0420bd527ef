#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Applies the screens' preferences to the navigation bar and the toolbar.
@MainActor
final class BarController {
    private weak var controller: BasicNavigationController?
    let navigationBar: BarVisibility
    let toolbar: BarVisibility
    /// The stylers of the items that have or had a style.
    private(set) var stylers: [NavigationBarStyler] = []
    /// Whether the bar was vertical in the last layout pass; `nil` before the first pass.
    private var wasVertical: Bool?
    /// Whether a cancelled transition may have left the bar with wrong items.
    private var checksItems = false

    init(of controller: BasicNavigationController) {
        self.controller = controller
        navigationBar = BarVisibility(of: .navigationBar, in: controller)
        toolbar = BarVisibility(of: .toolbar, in: controller)
    }

    private var bars: [BarVisibility] { [navigationBar, toolbar] }

    var states: BothBarStates { BothBarStates(navigationBar: navigationBar.state, toolbar: toolbar.state) }

    /// Applies the top screen's preferences.
    func apply(animated: Bool) {
        guard let top = controller?.topViewController else { return }
        apply(for: top, animated: animated)
    }

    /// Applies a screen's preferences, once the screen has loaded its view. The style comes first: on iOS 26, items
    /// that are set after the bar has been shown appear late (software-mansion/react-native-screens#3422).
    func apply(for screen: UIViewController, animated: Bool) {
        guard let controller, controller.appliesNavigationBarPreferences else { return }
        guard let preferences = controller.preferences(of: screen) else { return }
        applyStyle(preferences.navigationBarStyle ?? controller.navigationBarStyle, of: screen.itemInBar)
        for bar in bars { bar.apply(preferences, animated: animated) }
    }

    /// Applies the top screen's style again when the bar becomes horizontal or vertical: a vertical bar keeps UIKit's
    /// look.
    func layoutDidChange() {
        guard let controller, controller.hasVerticalBar != wasVertical else { return }
        wasVertical = controller.hasVerticalBar
        apply(animated: false)
    }

    /// Restores the bars that another party has set against a preference.
    func enforce() {
        for bar in bars { bar.enforce() }
    }

    /// Called when the stack's transition is over, so that UIKit's items can be compared with the stack.
    func didComeToRest() {
        guard checksItems else { return }
        checksItems = false
        restoreItems()
    }

    /// Called when a transition begins.
    ///
    /// - Parameter states: The states before the change of the stack.
    func beginTransition(from states: BothBarStates) {
        navigationBar.beginTransition(from: states.navigationBar)
        toolbar.beginTransition(from: states.toolbar)
    }

    /// Called when the transition starts to run back.
    func transitionWasCancelled() {
        for bar in bars { bar.transitionWasCancelled() }
    }

    /// Called when a transition ends. After a cancelled one, restores the former state, then applies the current
    /// preferences.
    func endTransition(isCancelled: Bool, for screen: UIViewController) {
        for bar in bars { bar.endTransition(isCancelled: isCancelled) }
        guard isCancelled else { return }
        checksItems = true
        apply(for: screen, animated: false)
    }

    /// Shows a hidden bar for a moment if its items aren't the stack's, so that UIKit sets them again. After a
    /// cancelled pop between two screens without a bar, UIKit has left the lower screen's item on top (openradar
    /// 24535291, forkingdog/FDFullscreenPopGesture#16). That showing the bar repairs this is a guess.
    private func restoreItems() {
        guard let controller, controller.isNavigationBarHidden, let top = controller.topViewController,
            controller.navigationBar.topItem !== top.navigationItem
        else { return }
        navigationBar.refresh()
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
#endif
