#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The look of the navigation bar above one screen: its background and its hairline.
///
/// The library copies the app's appearance (the item's, otherwise the bar's) and changes only background and shadow.
/// Fonts, colours of titles and buttons, and the back image stay the app's and don't fade with the background. On a
/// vertical bar (iPhone Duo) the style has no effect.
///
/// If the app assigns other appearances to the item or to the bar later, they are styled with the next transition to
/// the screen, or with `setNeedsPopPreferencesUpdate(animated:)`.
public struct NavigationBarStyle: Equatable {
    /// The background behind the bar's items.
    #if compiler(>=6.3)
    @nonexhaustive
    #endif
    public enum Background: Equatable {
        /// The background of the app's appearance. If the app has no appearance, for example at the scroll edge, the
        /// style adds none.
        ///
        /// In a fade, its colour fades in, and a default background fades as ``system`` does. The app's blur or image
        /// is visible only when the fade is complete.
        case unchanged

        /// The system's background, even if the app has another one. On iOS 26 and later, a bar with the default
        /// background keeps the system's material.
        case system

        /// No background. The screen is visible behind the bar.
        case transparent

        /// One colour, opaque or translucent.
        case color(UIColor)
    }

    /// A background that fades in while a scroll view scrolls away from its top. It has no effect on a transparent
    /// background.
    public struct Fade: Equatable {
        /// The scroll view whose vertical offset counts. Held weakly; once it is gone, the background is fully visible.
        public weak var scrollView: UIScrollView?

        /// The offset, in points, at which the background is fully visible.
        ///
        /// Values below 1 and NaN count as 1. With an infinite distance, the background never appears.
        public var distance: CGFloat

        /// Creates a fade that follows `scrollView` over `distance` points. Default: 88, twice the height of a bar.
        public init(following scrollView: UIScrollView, distance: CGFloat = 88) {
            self.scrollView = scrollView
            self.distance = distance
        }
    }

    /// The background behind the bar's items. Default: ``Background/unchanged``.
    public var background: Background

    /// Whether the hairline below the bar is visible, if the background has one. Default: `true`. A transparent bar has
    /// none.
    public var showsHairline: Bool

    /// How the background fades in with a scroll view's offset. Default: `nil`, the background is always fully visible.
    public var fade: Fade?

    /// A bar without a background. The screen is visible behind it.
    public static var transparent: NavigationBarStyle { NavigationBarStyle(background: .transparent) }

    /// Creates a style; without arguments, one that changes nothing.
    public init(background: Background = .unchanged, showsHairline: Bool = true, fade: Fade? = nil) {
        self.background = background
        self.showsHairline = showsHairline
        self.fade = fade
    }
}
#endif
