#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Applies a style to one screen's navigation item, follows a fading background's scroll view, and restores the item.
@MainActor
final class NavigationBarStyler {
    /// The item. Weak: it belongs to its screen.
    private(set) weak var item: UINavigationItem?

    private weak var bar: UINavigationBar?
    /// The item's appearances as the app has set them.
    private let original: ItemAppearances
    private var style: NavigationBarStyle?
    private var observation: NSKeyValueObservation?
    private var opacity: CGFloat?

    init(of item: UINavigationItem, in bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        original = ItemAppearances(of: item)
    }

    /// Applies the style. In a transition UIKit cross-fades the appearances of two items, and reverses that on a cancel.
    func apply(_ newStyle: NavigationBarStyle) {
        let newOpacity = newStyle.fade?.opacity ?? 1
        guard newStyle != style || newOpacity != opacity else { return }
        style = newStyle
        opacity = newOpacity
        observation = newStyle.fade?.scrollView?.observe(\.contentOffset) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.scrolled() }
        }
        show()
    }

    /// Gives the item the appearances that the app had set. The styler is released afterwards.
    func restore() {
        if let item { original.set(on: item) }
    }

    private func scrolled() {
        guard let opacity = style?.fade?.opacity, opacity != self.opacity else { return }
        self.opacity = opacity
        show()
    }

    private func show() {
        guard let item, let bar, let style, let opacity else { return }
        let appearances =
            style.isSystemMaterial(opacity: opacity)
            ? original : original.styled(style, opacity: opacity, bar: ItemAppearances(of: bar))
        appearances.set(on: item)
    }
}

/// The four appearances of an item or a bar. `nil` where none is set.
@MainActor
private struct ItemAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    init(of item: UINavigationItem) {
        standard = item.standardAppearance
        compact = item.compactAppearance
        scrollEdge = item.scrollEdgeAppearance
        compactScrollEdge = item.compactScrollEdgeAppearance
    }

    init(of bar: UINavigationBar) {
        standard = bar.standardAppearance
        compact = bar.compactAppearance
        scrollEdge = bar.scrollEdgeAppearance
        compactScrollEdge = bar.compactScrollEdgeAppearance
    }

    func set(on item: UINavigationItem) {
        item.standardAppearance = standard
        item.compactAppearance = compact
        item.scrollEdgeAppearance = scrollEdge
        item.compactScrollEdgeAppearance = compactScrollEdge
    }

    /// Styled copies of these appearances, or of the bar's where none is set. UIKit looks them up in this order.
    ///
    /// All four are set: without an appearance at the scroll edge the bar would be transparent above content at its top.
    func styled(_ style: NavigationBarStyle, opacity: CGFloat, bar: ItemAppearances) -> ItemAppearances {
        let base = standard ?? bar.standard ?? UINavigationBarAppearance()
        let edge = scrollEdge ?? bar.scrollEdge
        var styled = self
        styled.standard = style.applied(to: base, opacity: opacity)
        styled.compact = style.applied(to: compact ?? bar.compact ?? base, opacity: opacity)
        styled.scrollEdge = style.applied(to: edge ?? base, opacity: opacity)
        styled.compactScrollEdge = style.applied(
            to: compactScrollEdge ?? bar.compactScrollEdge ?? edge ?? base, opacity: opacity)
        return styled
    }
}
#endif
