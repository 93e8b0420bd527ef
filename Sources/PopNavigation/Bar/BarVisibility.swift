#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Keeps one bar hidden or visible as the top screen prefers, leaves it to the app on screens without a preference, and
/// restores it after a cancelled transition.
@MainActor
final class BarVisibility {
    let bar: ManagedBar
    private weak var controller: BasicNavigationController?
    private var owner = BarOwner.app
    private var transition: BarTransition?
    private var enforcement = BarEnforcement()
    /// Whether the library is setting the controller's property.
    private var isSetting = false

    init(of bar: ManagedBar, in controller: BasicNavigationController) {
        self.bar = bar
        self.controller = controller
    }

    var state: BarState {
        BarState(isHidden: controller.map(bar.isHidden) ?? false, owner: owner)
    }

    /// Applies the preferences of a screen that appears or whose preferences have changed.
    func apply(_ preferences: PopPreferences, animated: Bool) {
        enforcement = BarEnforcement()
        set(state.preferring(hidden: bar.preference(in: preferences)), animated: animated)
    }

    /// Called when the app or UIKit sets the property. While a screen has a preference, it is restored at the next
    /// layout. So UIKit's call, such as the one after a search, isn't lost, and SwiftUI's calls outside `willShow` have
    /// no lasting effect (element-hq/element-ios#6799).
    func propertyWillBeSet(hidden: Bool) {
        guard !isSetting else { return }
        if let running = transition, running.isCancelled {
            transition?.restored = running.restored.setByApp(hidden: hidden)
        }
        guard !isSearchActive else { return }
        owner = state.setByApp(hidden: hidden).owner
        controller?.viewIfLoaded?.setNeedsLayout()
    }

    /// Restores the top screen's preference, or leaves the bar to the app if it has insisted.
    func enforce() {
        guard let controller, case .screen(let hides, _) = owner, bar.isHidden(in: controller) != hides,
            controller.appliesNavigationBarPreferences, !isSearchActive
        else { return }
        let now = CACurrentMediaTime()
        if enforcement.isExhausted(at: now) {
            owner = .app
            guard let top = controller.topViewController else { return }
            warn(about: top, "states \(bar.preferenceName), which the app overrules again and again; it is ignored.")
        } else {
            enforcement.note(at: now)
            set(BarState(isHidden: hides, owner: owner), animated: false)
        }
    }

    /// Called when a transition begins.
    ///
    /// - Parameter state: The state before the change of the stack.
    func beginTransition(from state: BarState) {
        transition = controller?.appliesNavigationBarPreferences == true ? BarTransition(restored: state) : nil
    }

    /// Called when the transition starts to run back. From now on, the app's calls are about the screen that stays.
    func transitionWasCancelled() {
        transition?.isCancelled = true
    }

    /// Called when a transition ends. After a cancelled one, restores the state before it.
    ///
    /// UIKit reverses the animation but leaves the property as the other screen has set it. The next push would start
    /// from the wrong state.
    func endTransition(isCancelled: Bool) {
        guard let ended = transition else { return }
        transition = nil
        if isCancelled { set(ended.restored, animated: false) }
    }

    /// Shows a hidden bar and hides it again.
    func refresh() {
        let state = state
        set(BarState(isHidden: !state.isHidden, owner: owner), animated: false)
        set(state, animated: false)
    }

    /// Whether an active search hides the navigation bar.
    private var isSearchActive: Bool {
        bar == .navigationBar && controller?.topViewController?.navigationItem.searchController?.isActive == true
    }

    private func set(_ new: BarState, animated: Bool) {
        owner = new.owner
        guard let controller, bar.isHidden(in: controller) != new.isHidden else { return }
        isSetting = true
        bar.setHidden(new.isHidden, in: controller, animated: animated)
        isSetting = false
    }
}
#endif
