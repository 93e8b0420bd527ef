#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The look of the navigation bar above one screen: its background and its hairline.
///
/// The back arrow, the title and the buttons are never touched: they stay opaque above any background.
public struct NavigationBarStyle: Equatable {
    /// What lies behind the bar's items.
    public enum Background: Equatable {
        /// The system's own background.
        case system

        /// Nothing: the screen shows through.
        case transparent

        /// One colour, opaque or translucent.
        case color(UIColor)
    }

    /// A background that comes in while a scroll view is scrolled away from its top. A transparent one has none to show.
    public struct Fade: Equatable {
        /// The scroll view whose vertical offset counts. Held weakly: once it is gone, the background is shown in full.
        public weak var scrollView: UIScrollView?

        /// The offset, in points, at which the background is shown in full. Values below 1 and NaN count as 1;
        /// an infinite one never shows it.
        public var distance: CGFloat

        /// Creates a fade that follows `scrollView` over `distance` points. Default: 88, twice the height of a bar.
        public init(following scrollView: UIScrollView, distance: CGFloat = 88) {
            self.scrollView = scrollView
            self.distance = distance
        }
    }

    /// What lies behind the bar's items. Default: the system's background.
    public var background: Background

    /// Whether the hairline below the bar is shown. Default: `true`; a transparent bar has none.
    public var showsHairline: Bool

    /// A background that fades in with a scroll view's offset. Default: `nil`, the background is always shown in full.
    public var fade: Fade?

    /// Creates a style; without arguments, the system's.
    public init(background: Background = .system, showsHairline: Bool = true, fade: Fade? = nil) {
        self.background = background
        self.showsHairline = showsHairline
        self.fade = fade
    }
}
#endif
