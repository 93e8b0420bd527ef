#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension NavigationBarStyle {
    /// The appearance for a background that is shown to `opacity`, from 0 to 1.
    ///
    /// Starts from UIKit's default, so that titles, buttons and the back arrow are the system's, and opaque.
    @MainActor
    func makeAppearance(opacity: CGFloat = 1) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        switch background {
        case .system where opacity >= 1:
            appearance.configureWithDefaultBackground()
        case .system:
            // A blur cannot be shown in part: on the way a plain background stands for it.
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = UIColor.systemBackground.withAlphaComponent(opacity)
        case .transparent:
            appearance.configureWithTransparentBackground()
        case .color(let color):
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = opacity < 1 ? color.faded(to: opacity) : color
            appearance.shadowColor = UINavigationBarAppearance().shadowColor
        }
        // A new appearance has no `shadowImage`, which would draw the hairline too.
        if !showsHairline || opacity < 1 { appearance.shadowColor = nil }
        return appearance
    }
}

extension NavigationBarStyle.Fade {
    /// How much of the background is shown, from 0 to 1; all of it once the scroll view is gone.
    @MainActor
    var opacity: CGFloat {
        guard let scrollView else { return 1 }
        let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        // Comparisons with NaN are false, so it counts as 1.
        return min(max(scrolled / (distance > 1 ? distance : 1), 0), 1)
    }
}

extension UIColor {
    fileprivate func faded(to opacity: CGFloat) -> UIColor {
        withAlphaComponent(cgColor.alpha * opacity)
    }
}
#endif
