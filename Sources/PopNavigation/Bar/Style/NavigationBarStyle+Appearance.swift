#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension NavigationBarStyle {
    /// Whether the style changes the app's appearance.
    ///
    /// A style that keeps the background never adds a missing appearance: UIKit derives it from the standard
    /// appearance, without a background at the scroll edge.
    @MainActor
    func changes(_ base: UINavigationBarAppearance, isMissing: Bool, opacity: CGFloat) -> Bool {
        if !keepsBackground(of: base) { return true }
        if isMissing { return false }
        let hasHairline = base.shadowColor != nil || base.shadowImage != nil
        return opacity < 1 || hasHairline && !showsHairline
    }

    /// Whether the style's background looks like that of the app's appearance.
    @MainActor
    private func keepsBackground(of base: UINavigationBarAppearance) -> Bool {
        switch background {
        case .unchanged: true
        // On iOS 26 and later, the system's background is a material that no appearance describes. A guess: a bar with
        // the default background shows the material.
        case .system: SystemVersion.barsHaveMaterial && base.hasDefaultBackground
        default: false
        }
    }

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
