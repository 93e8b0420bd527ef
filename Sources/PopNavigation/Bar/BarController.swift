#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A navigation controller whose bars follow its screens.
@MainActor
protocol BarDataSource: UINavigationController {
    /// Whether the library applies preferences to the bars. With `false`, the app manages them.
    var appliesNavigationBarPreferences: Bool { get }

    /// The look of the bar on screens without a preference.
    var navigationBarStyle: NavigationBarStyle? { get }

    /// The current preferences of a screen; `nil` until they may be read.
    func preferences(of screen: UIViewController?) -> PopPreferences?
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
    /// Whether the bar was vertical in the last layout pass; `nil` before the first pass.
    private var wasVertical: Bool?
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
        guard let preferences = controller.preferences(of: screen) else { return }
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

    func noteState() {
        for bar in bars { bar.noteState() }
    }

    func forgetState() {
        for bar in bars { bar.forgetState() }
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
