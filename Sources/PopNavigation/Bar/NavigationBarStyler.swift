#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Gives a screen's navigation item the look of its style, and keeps a fading background up with its scroll view.
@MainActor
final class NavigationBarStyler {
    /// The item. Weak: it belongs to its screen, and ends with it.
    private(set) weak var item: UINavigationItem?

    private var style: NavigationBarStyle?
    private var observation: NSKeyValueObservation?
    private var opacity: CGFloat = 1

    init(of item: UINavigationItem) {
        self.item = item
    }

    /// Styles the item. UIKit cross-fades the looks of two items in a transition, and puts the old one back on a cancel.
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

    private func scrolled() {
        guard let opacity = style?.fade?.opacity, opacity != self.opacity else { return }
        self.opacity = opacity
        show()
    }

    private func show() {
        guard let item, let appearance = style?.makeAppearance(opacity: opacity) else { return }
        item.standardAppearance = appearance
        item.compactAppearance = appearance
        // Without it a bar above content that is scrolled to its top would be transparent from iOS 15 on.
        item.scrollEdgeAppearance = appearance
        if #available(iOS 15.0, *) { item.compactScrollEdgeAppearance = appearance }
    }
}
#endif
