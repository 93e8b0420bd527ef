#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Keeps one bar hidden or visible as the top screen states, leaves it to the app on screens that state nothing, and
/// restores it after a cancelled transition.
@MainActor
final class BarVisibility {
    private struct State {
        var isHidden: Bool
        /// What the top screen states; `nil` if it leaves the bar to the app.
        var statement: Bool?
        /// The app's choice for screens that state nothing.
        var appsChoice: Bool
        /// Whether the transition has started. What the app sets from then on stays.
        var hasTransitionStarted = false

        mutating func note(appsChoice hidden: Bool) {
            guard hasTransitionStarted else { return }
            appsChoice = hidden
            if statement == nil { isHidden = hidden }
        }
    }

    private let bar: BarKind
    private weak var controller: (any BarDataSource)?
    private var statement: Bool?
    private var appsChoice = false
    /// The state before UIKit's first calls about the next transition.
    private var noted: State?
    /// The state that a cancelled transition restores: the noted one, changed by the app's calls since the transition
    /// has started.
    private var former: State?
    /// Whether the library is setting the controller's property.
    private var isSetting = false

    init(of bar: BarKind, in controller: any BarDataSource) {
        self.bar = bar
        self.controller = controller
    }

    /// Applies what a screen states that appears or whose preferences have changed.
    func apply(_ preferences: PopPreferences, animated: Bool) {
        guard let controller else { return }
        if statement == nil { appsChoice = bar.isHidden(in: controller) }
        statement = bar.statement(in: preferences)
        set(hidden: statement ?? appsChoice, animated: animated)
    }

    /// Whether a call that sets the property reaches UIKit. A call that contradicts the top screen is kept for the next
    /// screen that states nothing (element-hq/element-ios#6799).
    func receives(hidden: Bool) -> Bool {
        guard !isSetting, let controller else { return true }
        guard controller.appliesNavigationBarPreferences else {
            // The bar is the app's.
            statement = nil
            return true
        }
        former?.note(appsChoice: hidden)
        guard let statement, !isSearching, !bar.isHiddenByGestures(in: controller) else { return true }
        appsChoice = hidden
        return hidden == statement
    }

    /// Called before UIKit changes the stack.
    func noteState() {
        guard let controller else { return }
        noted = State(isHidden: bar.isHidden(in: controller), statement: statement, appsChoice: appsChoice)
    }

    func forgetState() {
        noted = nil
    }

    /// Called when UIKit announces a transition, before the new screen's preferences are applied.
    func transitionWillBegin() {
        (former, noted) = (noted, nil)
    }

    /// Called when UIKit has made its first calls about a transition.
    func transitionDidStart() {
        former?.hasTransitionStarted = true
    }

    /// Called when a transition ends.
    ///
    /// UIKit reverses the animation of a cancelled one but leaves a property that the other screen has set without
    /// animation, on some systems also one that it has set with animation (forkingdog/FDFullscreenPopGesture#16).
    func transitionDidEnd(isCancelled: Bool) {
        defer { former = nil }
        guard isCancelled, let former, controller?.appliesNavigationBarPreferences == true else { return }
        (statement, appsChoice) = (former.statement, former.appsChoice)
        set(hidden: former.isHidden, animated: false)
    }

    /// Whether an active search decides about the navigation bar.
    private var isSearching: Bool {
        bar == .navigationBar && controller?.topViewController?.navigationItem.searchController?.isActive == true
    }

    private func set(hidden: Bool, animated: Bool) {
        guard let controller, bar.isHidden(in: controller) != hidden else { return }
        isSetting = true
        bar.setHidden(hidden, in: controller, animated: animated)
        isSetting = false
    }
}

/// A bar of a navigation controller whose visibility follows the screens.
@MainActor
enum BarKind {
    case navigationBar, toolbar

    func isHidden(in controller: UINavigationController) -> Bool {
        switch self {
        case .navigationBar: controller.isNavigationBarHidden
        case .toolbar: controller.isToolbarHidden
        }
    }

    func setHidden(_ isHidden: Bool, in controller: UINavigationController, animated: Bool) {
        switch self {
        case .navigationBar: controller.setNavigationBarHidden(isHidden, animated: animated)
        case .toolbar: controller.setToolbarHidden(isHidden, animated: animated)
        }
    }

    /// Whether a screen states that the bar is hidden; `nil` if it leaves the bar to the app.
    func statement(in preferences: PopPreferences) -> Bool? {
        switch self {
        case .navigationBar: preferences.hidesNavigationBar
        case .toolbar: preferences.hidesToolbar
        }
    }

    /// Whether the app lets UIKit hide the bars by swipes or taps. UIKit's calls then win over what a screen states.
    func isHiddenByGestures(in controller: UINavigationController) -> Bool {
        controller.hidesBarsOnSwipe || controller.hidesBarsOnTap
    }
}
#endif
