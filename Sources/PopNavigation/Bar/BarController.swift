#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A navigation controller whose bars follow its screens.
@MainActor
protocol BarDataSource: UINavigationController {
    /// Whether the library applies preferences to the bars. With `false`, the app manages them.
    var appliesNavigationBarPreferences: Bool { get }

    /// The look of the bar on screens without a preference.
    var navigationBarStyle: NavigationBarStyle? { get }

    /// The current preferences of a screen. Asked only once they may be read.
    func popPreferences(for screen: UIViewController) -> PopPreferences
}

/// Applies the screens' preferences to the navigation bar and the toolbar.
@MainActor
final class BarController {
    let navigationBar: BarVisibility
    let toolbar: BarVisibility
    /// Called in the next turn after an update was requested. Applies it with `updateIfNeeded()` once the stack is at
    /// rest.
    var updateIsDue: @MainActor () -> Void = {}
    private weak var controller: (any BarDataSource)?
    /// The stylers of the items that have or had a style.
    private(set) var stylers: [NavigationBarStyler] = []
    /// Whether the bar was vertical in the last layout pass.
    private var wasVertical = false
    /// The waiting update of the preferences; the value tells whether the bars animate.
    private var waitingUpdate: Bool?
    /// Whether preferences are being applied. A screen may request an update while it states its preferences.
    private var isApplying = false

    init(of controller: any BarDataSource) {
        self.controller = controller
        navigationBar = BarVisibility(of: .navigationBar, in: controller)
        toolbar = BarVisibility(of: .toolbar, in: controller)
    }

    private var bars: [BarVisibility] { [navigationBar, toolbar] }

    /// Applies a screen's preferences, once the screen has loaded its view. The style comes first: on iOS 26, items
    /// that are set after the bar has been shown appear late (software-mansion/react-native-screens#3422).
    func apply(for screen: UIViewController, animated: Bool) {
        guard let controller, controller.appliesNavigationBarPreferences, !isApplying else { return }
        isApplying = true
        defer { isApplying = false }
        guard screen.mayReadPreferences else { return }
        let preferences = controller.popPreferences(for: screen)
        applyStyle(preferences.navigationBarStyle ?? controller.navigationBarStyle, of: screen.itemInBar)
        for bar in bars { bar.apply(preferences, animated: animated) }
    }

    /// Applies the top screen's preferences at the next layout, or in the next turn of the run loop.
    func setNeedsUpdate(animated: Bool) {
        guard !isApplying else { return }
        waitingUpdate = animated
        controller?.viewIfLoaded?.setNeedsLayout()
        onNextTurn { [weak self] in self?.updateIsDue() }
    }

    /// Applies the waiting update. Called while the stack is at rest: during a transition, the bars would tear. During
    /// a search, UIKit decides.
    func updateIfNeeded() {
        guard let animated = waitingUpdate, let top = controller?.topViewController,
            top.navigationItem.searchController?.isActive != true
        else { return }
        waitingUpdate = nil
        apply(for: top, animated: animated)
    }

    /// Applies the top screen's style again when the bar becomes horizontal or vertical: a vertical bar keeps UIKit's
    /// look.
    func layoutDidChange() {
        guard let controller, controller.hasVerticalBar != wasVertical else { return }
        wasVertical = controller.hasVerticalBar
        if let top = controller.topViewController { apply(for: top, animated: false) }
    }

    func takeSnapshot() {
        for bar in bars { bar.takeSnapshot() }
    }

    func transitionWillBegin() {
        for bar in bars { bar.transitionWillBegin() }
    }

    func transitionDidStart() {
        for bar in bars { bar.transitionDidStart() }
    }

    /// Called when a transition ends. After a cancelled one, the former state is restored first, then the returning
    /// screen's preferences apply.
    func transitionDidEnd(isCancelled: Bool, of origin: UIViewController?) {
        for bar in bars { bar.transitionDidEnd(isCancelled: isCancelled) }
        if isCancelled, let origin { apply(for: origin, animated: false) }
    }

    private func applyStyle(_ style: NavigationBarStyle?, of item: UINavigationItem) {
        stylers.removeAll { $0.item == nil }
        let existing = stylers.first { $0.item === item }
        if let style, let controller, !controller.hasVerticalBar {
            let styler = existing ?? NavigationBarStyler(of: item, in: controller)
            if existing == nil { stylers.append(styler) }
            styler.apply(style)
        } else {
            // A style that changes nothing restores the item.
            existing?.apply(NavigationBarStyle())
        }
    }
}

// MARK: - One bar

/// Keeps one bar hidden or visible as the top screen requires, leaves it to the app on screens that require nothing,
/// and restores it after a cancelled transition.
@MainActor
final class BarVisibility {
    /// What the top screen requires.
    private struct Requirement {
        var isHidden: Bool
        /// The app's choice for screens that require nothing.
        var appsChoice: Bool
    }

    private struct Snapshot {
        var isHidden: Bool
        /// `nil` if the top screen leaves the bar to the app.
        var requirement: Requirement?
        /// Whether the transition has started. What the app sets from then on stays.
        var hasTransitionStarted = false

        mutating func record(appsChoice hidden: Bool) {
            guard hasTransitionStarted else { return }
            requirement?.appsChoice = hidden
            if requirement == nil { isHidden = hidden }
        }
    }

    private let bar: BarKind
    private weak var controller: (any BarDataSource)?
    /// `nil` if the top screen leaves the bar to the app.
    private var requirement: Requirement?
    /// The state before UIKit's first calls about the next transition.
    private var snapshot: Snapshot?
    /// The state that a cancelled transition restores: the snapshot, changed by the app's calls since the transition
    /// has started.
    private var restoration: Snapshot?
    /// Whether the library is setting the controller's property.
    private var isSetting = false

    init(of bar: BarKind, in controller: any BarDataSource) {
        self.bar = bar
        self.controller = controller
    }

    /// Applies what a screen requires that appears or whose preferences have changed.
    func apply(_ preferences: PopPreferences, animated: Bool) {
        guard let controller else { return }
        let appsChoice = requirement?.appsChoice ?? bar.isHidden(in: controller)
        requirement = bar.requirement(in: preferences).map { Requirement(isHidden: $0, appsChoice: appsChoice) }
        set(hidden: requirement?.isHidden ?? appsChoice, animated: animated)
    }

    /// Records a call that sets the property. One that contradicts the top screen is kept for the next screen that
    /// requires nothing (element-hq/element-ios#6799).
    func record(appsChoice hidden: Bool) {
        guard !isSetting, let controller else { return }
        if controller.appliesNavigationBarPreferences {
            restoration?.record(appsChoice: hidden)
            if isDecidedByScreen { requirement?.appsChoice = hidden }
        } else {
            // The bar is the app's.
            requirement = nil
        }
    }

    /// Whether a call that sets the property reaches UIKit, once `record(appsChoice:)` has noted it.
    func allows(hidden: Bool) -> Bool {
        !isDecidedByScreen || hidden == requirement?.isHidden
    }

    /// Whether the top screen decides about the bar, rather than a call, a search or UIKit's own hiding.
    private var isDecidedByScreen: Bool {
        guard let controller, requirement != nil else { return false }
        return !isSearching && !bar.isHiddenByUIKit(in: controller)
    }

    /// Called before UIKit changes the stack.
    func takeSnapshot() {
        guard let controller else { return }
        snapshot = Snapshot(isHidden: bar.isHidden(in: controller), requirement: requirement)
    }

    /// Called when UIKit announces a transition, before the new screen's preferences are applied.
    func transitionWillBegin() {
        (restoration, snapshot) = (snapshot, nil)
    }

    /// Called when UIKit has made its first calls about a transition.
    func transitionDidStart() {
        restoration?.hasTransitionStarted = true
    }

    /// Called when a transition ends.
    ///
    /// UIKit reverses the animation of a cancelled one but leaves a property that the other screen has set without
    /// animation, on some systems also one that it has set with animation (forkingdog/FDFullscreenPopGesture#16).
    func transitionDidEnd(isCancelled: Bool) {
        guard isCancelled, let restoration, controller?.appliesNavigationBarPreferences == true else { return }
        requirement = restoration.requirement
        set(hidden: restoration.isHidden, animated: false)
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

    /// Whether a screen requires that the bar is hidden; `nil` if it leaves the bar to the app.
    func requirement(in preferences: PopPreferences) -> Bool? {
        switch self {
        case .navigationBar: preferences.hidesNavigationBar
        case .toolbar: preferences.hidesToolbar
        }
    }

    /// Whether the app lets UIKit hide the bars: by swipes or taps, in a low window, or when a keyboard appears. Calls
    /// then win over what a screen requires.
    func isHiddenByUIKit(in controller: UINavigationController) -> Bool {
        controller.hidesBarsOnSwipe || controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact
            || controller.hidesBarsWhenKeyboardAppears
    }
}
#endif
