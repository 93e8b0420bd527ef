#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Applies a style to one screen's navigation item, follows a fading background's scroll view, and restores the item.
@MainActor
final class NavigationBarStyler {
    /// The item. Weak: it belongs to its screen.
    private(set) weak var item: UINavigationItem?

    private weak var bar: UINavigationBar?
    /// Holds the item's appearances as the app has set them.
    private let original = UINavigationItem()
    private var style: NavigationBarStyle?
    private var observation: NSKeyValueObservation?
    private var shownOpacity: CGFloat?

    init(of item: UINavigationItem, in bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        original.takeAppearances(of: item)
    }

    /// Applies the style. In a transition UIKit cross-fades the appearances of two items, and reverses that on a cancel.
    func apply(_ newStyle: NavigationBarStyle) {
        if newStyle != style {
            style = newStyle
            shownOpacity = nil
            observation = newStyle.fade?.scrollView?.observe(\.contentOffset) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.show() }
            }
        }
        show()
    }

    /// Gives the item the appearances that the app had set. The styler is released afterwards.
    func restore() {
        item?.takeAppearances(of: original)
    }

    /// Shows the style, unless it is shown already.
    private func show() {
        guard let item, let bar, let style else { return }
        let opacity = style.fade?.opacity ?? 1
        guard opacity != shownOpacity else { return }
        shownOpacity = opacity
        guard !style.isSystemMaterial(opacity: opacity) else { return restore() }
        // UIKit looks the appearances up in this order, the item's before the bar's. All four are set: without an appearance at the
        // scroll edge the bar would be transparent above content at its top.
        let standard = original.standardAppearance ?? bar.standardAppearance
        let edge = original.scrollEdgeAppearance ?? bar.scrollEdgeAppearance ?? standard
        let compact = original.compactAppearance ?? bar.compactAppearance ?? standard
        let compactEdge = original.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance ?? edge
        item.standardAppearance = style.applied(to: standard, opacity: opacity)
        item.scrollEdgeAppearance = style.applied(to: edge, opacity: opacity)
        item.compactAppearance = style.applied(to: compact, opacity: opacity)
        item.compactScrollEdgeAppearance = style.applied(to: compactEdge, opacity: opacity)
    }
}

extension UINavigationItem {
    fileprivate func takeAppearances(of other: UINavigationItem) {
        standardAppearance = other.standardAppearance
        compactAppearance = other.compactAppearance
        scrollEdgeAppearance = other.scrollEdgeAppearance
        compactScrollEdgeAppearance = other.compactScrollEdgeAppearance
    }
}
#endif
