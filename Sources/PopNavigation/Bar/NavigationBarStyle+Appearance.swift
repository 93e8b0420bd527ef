#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension NavigationBarStyle {
    /// A copy of the app's appearance with this style's background and shadow. Fonts, colours of titles and buttons, and the
    /// back image stay as the app has them.
    ///
    /// - Parameter opacity: How much of the background is visible, from 0 to 1.
    @MainActor
    func applied(to base: UINavigationBarAppearance, opacity: CGFloat) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance(barAppearance: base)
        switch background {
        case .system where opacity >= 1:
            appearance.configureWithDefaultBackground()
        case .system:
            // A blur cannot be shown in part: a plain background is shown until it is complete.
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = UIColor.systemBackground.withAlphaComponent(opacity)
        case .transparent:
            appearance.configureWithTransparentBackground()
        case .color(let color):
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = color.faded(to: opacity)
            appearance.shadowColor = UINavigationBarAppearance().shadowColor
        }
        if !showsHairline || opacity < 1 {
            appearance.shadowColor = nil
            appearance.shadowImage = nil
        }
        return appearance
    }

    /// Whether the bar is to look as the system makes it. From iOS 26 on that is a material that no appearance describes, and
    /// that any background of an appearance replaces.
    @MainActor
    func isSystemMaterial(opacity: CGFloat) -> Bool {
        background == .system && opacity >= 1 && UIDevice.current.majorSystemVersion >= 26
    }
}

extension UIDevice {
    /// The version before the first dot; 0 if there is none.
    fileprivate var majorSystemVersion: Int { NSString(string: systemVersion).integerValue }
}

extension NavigationBarStyle.Fade {
    /// How much of the background is visible, from 0 to 1; all of it once the scroll view is gone.
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
