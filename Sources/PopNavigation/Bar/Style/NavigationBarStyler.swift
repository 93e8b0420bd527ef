#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Applies a style to one screen's navigation item, follows the scroll view of a fading background, and restores the
/// item.
@MainActor
final class NavigationBarStyler {
    /// Weak, since the item belongs to its screen.
    private(set) weak var item: UINavigationItem?
    private weak var controller: (any BarDataSource)?
    private let standard = StyledAppearance(\.standardAppearance)
    private let compact = StyledAppearance(\.compactAppearance)
    private let scrollEdge = StyledAppearance(\.scrollEdgeAppearance)
    private let compactScrollEdge = StyledAppearance(\.compactScrollEdgeAppearance)
    private var style = NavigationBarStyle()
    private var observation: NSKeyValueObservation?
    private var appliedOpacity: CGFloat?

    init(of item: UINavigationItem, in controller: any BarDataSource) {
        self.item = item
        self.controller = controller
    }

    /// Applies the style to the app's current appearances. During a transition, UIKit cross-fades the appearances of
    /// two items, and reverses that if the transition is cancelled.
    func apply(_ style: NavigationBarStyle) {
        self.style = style
        observation = style.fade?.scrollView?.observe(\.contentOffset) { [weak self] _, _ in
            onMainActor { self?.update() }
        }
        appliedOpacity = nil
        update()
    }

    /// Sets the item's appearances for the current opacity, unless the app manages the bar or the opacity hasn't
    /// changed.
    private func update() {
        guard let item, let controller, controller.appliesNavigationBarPreferences else { return }
        let opacity = style.fade?.opacity ?? 1
        guard opacity != appliedOpacity else { return }
        appliedOpacity = opacity

        // UIKit looks up the appearances in this order, the item's before the bar's. A new background is set in all
        // four: without an appearance for the scroll edge, the bar would be transparent above content at its top.
        let bar = controller.navigationBar
        let standard = standard.set(style, over: bar.standardAppearance, or: bar.standardAppearance, opacity, on: item)
        let edge = scrollEdge.set(style, over: bar.scrollEdgeAppearance, or: standard, opacity, on: item)
        compact.set(style, over: bar.compactAppearance, or: standard, opacity, on: item)
        compactScrollEdge.set(style, over: bar.compactScrollEdgeAppearance, or: edge, opacity, on: item)
    }
}
#endif
