#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Applies a style to one screen's navigation item, follows a fading background's scroll view, and restores the item.
@MainActor
final class NavigationBarStyler {
    /// The item. Weak: it belongs to its screen.
    private(set) weak var item: UINavigationItem?
    /// The styler of another item, in the list of `BarPreferences`.
    var next: NavigationBarStyler?

    private weak var controller: BasicNavigationController?
    private let standard = StyledAppearance(\.standardAppearance)
    private let compact = StyledAppearance(\.compactAppearance)
    private let scrollEdge = StyledAppearance(\.scrollEdgeAppearance)
    private let compactScrollEdge = StyledAppearance(\.compactScrollEdgeAppearance)
    private var style = NavigationBarStyle()
    private var observation: NSKeyValueObservation?
    private var shownOpacity: CGFloat?

    init(of item: UINavigationItem, in controller: BasicNavigationController) {
        self.item = item
        self.controller = controller
    }

    /// Applies the style to the app's appearances of now. In a transition UIKit cross-fades the appearances of two items, and
    /// reverses that on a cancel.
    func apply(_ style: NavigationBarStyle) {
        self.style = style
        observation = style.fade?.scrollView?.observe(\.contentOffset) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.show() }
        }
        shownOpacity = nil
        show()
    }

    /// Shows the style, unless the app manages the bar or the opacity is shown already.
    private func show() {
        guard let item, let controller, controller.appliesNavigationBarPreferences else { return }
        let opacity = style.fade?.opacity ?? 1
        guard opacity != shownOpacity else { return }
        shownOpacity = opacity

        // UIKit looks the appearances up in this order, the item's before the bar's. A new background is set in all four: without
        // an appearance at the scroll edge the bar would be transparent above content at its top.
        let bar = controller.navigationBar
        let standard = standard.show(style, over: bar.standardAppearance, or: bar.standardAppearance, opacity, on: item)
        let edge = scrollEdge.show(style, over: bar.scrollEdgeAppearance, or: standard, opacity, on: item)
        compact.show(style, over: bar.compactAppearance, or: standard, opacity, on: item)
        compactScrollEdge.show(style, over: bar.compactScrollEdgeAppearance, or: edge, opacity, on: item)
    }
}

/// One of an item's four appearances: the app's, and the one that the style shows instead.
@MainActor
private final class StyledAppearance {
    private let path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>
    private var original: UINavigationBarAppearance?
    private var shown: UINavigationBarAppearance?

    init(_ path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>) {
        self.path = path
    }

    /// Shows the style, and returns the app's appearance.
    @discardableResult
    func show(
        _ style: NavigationBarStyle, over bars: UINavigationBarAppearance?, or fallback: UINavigationBarAppearance,
        _ opacity: CGFloat, on item: UINavigationItem
    ) -> UINavigationBarAppearance {
        let current = item[keyPath: path]
        // The app has set another one since. A guess: `UIBarAppearance`, which overrides `isEqual`, compares all values.
        if current != shown { original = current }
        let inherited = original ?? bars
        let base = inherited ?? fallback
        let isChanged = style.changes(base, isMissing: inherited == nil, opacity: opacity)
        let new = isChanged ? style.applied(to: base, opacity: opacity) : original
        if new != current { item[keyPath: path] = new }
        // The item's own object, which an app may change in place. That makes it no appearance of the app.
        shown = item[keyPath: path]
        return base
    }
}
#endif
