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
        let look = NavigationBarLook(style: style, opacity: opacity, hasMaterial: controller.hasDesignOf26)
        let standard = standard.set(look, over: bar.standardAppearance, or: bar.standardAppearance, on: item)
        let edge = scrollEdge.set(look, over: bar.scrollEdgeAppearance, or: standard, on: item)
        compact.set(look, over: bar.compactAppearance, or: standard, on: item)
        compactScrollEdge.set(look, over: bar.compactScrollEdgeAppearance, or: edge, on: item)
    }
}

/// One of an item's four appearances: the app's original and the styled copy that replaces it.
@MainActor
final class StyledAppearance {
    private let path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>
    /// The appearance that the app set last.
    private var original: UINavigationBarAppearance?
    /// The appearance that this object set last.
    private var styled: UINavigationBarAppearance?

    init(_ path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>) {
        self.path = path
    }

    /// Sets the styled appearance and returns the app's.
    @discardableResult
    func set(
        _ look: NavigationBarLook, over bars: UINavigationBarAppearance?, or fallback: UINavigationBarAppearance,
        on item: UINavigationItem
    ) -> UINavigationBarAppearance {
        let current = item[keyPath: path]
        // The app has set another appearance since then. A guess: `UIBarAppearance`, which overrides `isEqual`,
        // compares all values.
        if current != styled { original = current }
        let inherited = original ?? bars
        let base = inherited ?? fallback
        let isChanged = look.changes(base, isMissing: inherited == nil)
        let new = isChanged ? look.style.applied(to: base, opacity: look.opacity) : original
        if new != current { item[keyPath: path] = new }
        // The item stores a copy. Changing that copy in place doesn't count as setting an appearance.
        styled = item[keyPath: path]
        return base
    }
}

/// What an item shows of a style now.
@MainActor
struct NavigationBarLook {
    let style: NavigationBarStyle
    /// The opacity of the background, from 0 to 1.
    let opacity: CGFloat
    /// Whether bars have a material that no appearance describes, as in the design of iOS 26.
    let hasMaterial: Bool

    /// Whether the style changes the app's appearance.
    ///
    /// A style that keeps the background never adds a missing appearance: UIKit derives it from the standard
    /// appearance, without a background at the scroll edge.
    func changes(_ base: UINavigationBarAppearance, isMissing: Bool) -> Bool {
        if !keepsBackground(of: base) { return true }
        if isMissing { return false }
        let hasHairline = base.shadowColor != nil || base.shadowImage != nil
        return opacity < 1 || hasHairline && !style.showsHairline
    }

    /// Whether the style's background looks like that of the app's appearance. A guess: a bar with the default
    /// background shows the material.
    private func keepsBackground(of base: UINavigationBarAppearance) -> Bool {
        switch style.background {
        case .unchanged: true
        case .system: hasMaterial && base.hasDefaultBackground
        default: false
        }
    }
}

extension NavigationBarStyle {
    /// Returns a copy of the app's appearance with this style's background and shadow. Fonts, colours of titles and
    /// buttons, and the back image stay the app's.
    @MainActor
    func applied(to base: UINavigationBarAppearance, opacity: CGFloat) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance(barAppearance: base)
        let isFading = opacity < 1
        switch background {
        case .unchanged where !isFading: break
        case .system where !isFading: appearance.configureWithDefaultBackground()
        default:
            let color = color(over: base)
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = color?.faded(to: opacity)
        }
        if case .color = background { appearance.shadowColor = UINavigationBarAppearance().shadowColor }
        if isFading || !showsHairline {
            appearance.shadowColor = nil
            appearance.shadowImage = nil
        }
        return appearance
    }

    /// The colour of a background that fades in. A blur can't be partly visible, so a colour replaces it until the fade
    /// is complete.
    @MainActor
    private func color(over base: UINavigationBarAppearance) -> UIColor? {
        switch background {
        case .unchanged: base.hasDefaultBackground ? .systemBackground : base.backgroundColor
        case .system: .systemBackground
        case .transparent: nil
        case .color(let color): color
        }
    }
}

extension UINavigationBarAppearance {
    /// Whether the background is that of a new appearance, whatever the shadow. A `UIBarAppearance` has only a
    /// background and a shadow to compare.
    fileprivate var hasDefaultBackground: Bool {
        let own = UIBarAppearance(barAppearance: self)
        let fresh = UIBarAppearance(barAppearance: UINavigationBarAppearance(idiom: idiom))
        own.shadowColor = fresh.shadowColor
        own.shadowImage = fresh.shadowImage
        return own == fresh
    }
}

extension NavigationBarStyle.Fade {
    /// The opacity of the background, from 0 to 1; 1 once the scroll view is gone.
    @MainActor
    var opacity: CGFloat {
        guard let scrollView else { return 1 }
        let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        // `maximum` ignores NaN.
        return min(max(scrolled / .maximum(distance, 1), 0), 1)
    }
}

extension UIColor {
    fileprivate func faded(to opacity: CGFloat) -> UIColor {
        opacity < 1 ? withAlphaComponent(cgColor.alpha * opacity) : self
    }
}
#endif
