#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The preferences of one screen: how it can be popped by a swipe, and how the navigation bar looks above it.
///
/// Every field has a default, so a screen sets only what differs. See ``PopGestureConfigurable``.
public struct PopPreferences {
    /// Whether a swipe may pop the screen. Default: `nil`.
    ///
    /// `nil` allows the swipe unless the bar shows that there is no way back: a visible bar with a hidden back button and no
    /// leading item, as on a payment screen. `true` allows the swipe there too. `false` never allows it. The back button and
    /// VoiceOver's escape gesture go back all the same; ``PopConfirming`` refuses them, too.
    public var isGestureEnabled: Bool?

    /// Where a swipe that pops the screen may start. Default: `nil`, the controller's own area.
    public var area: PopGestureArea?

    /// Views in which no swipe starts, such as a canvas. Default: none.
    ///
    /// Their subviews are excluded with them. The swipe also stays out of them at the leading edge.
    public var excludedViews: [UIView]

    /// Rectangles in which no swipe starts, in the coordinates of the screen's view. Default: none.
    ///
    /// For screens without views to name, such as those made with SwiftUI. Empty and null rectangles exclude nothing.
    public var excludedRects: [CGRect]

    /// Views whose gesture recognizers precede the swipe, such as a map. Default: none.
    ///
    /// The swipe waits until the recognizers of these views and of their subviews have failed, also at the leading edge. It does
    /// not wait for those that need a second finger: pinches, rotations, and pans with a minimum above 1. A recognizer of the
    /// app that neither begins nor fails while a finger moves blocks the swipe for the whole touch.
    public var precedingViews: [UIView]

    /// Whether the navigation bar is hidden while the screen is on top. Default: `nil`, the bar is as the app has it.
    ///
    /// While a screen with a value is on top, the value wins over calls of `setNavigationBarHidden(_:animated:)`; such a call
    /// takes effect on the next screen without a value.
    public var hidesNavigationBar: Bool?

    /// The look of the navigation bar above the screen. Default: `nil`, the controller's
    /// ``BasicNavigationController/navigationBarStyle``.
    ///
    /// The style is set as the appearances of the screen's `navigationItem`. When the screen no longer names a style, the
    /// item gets back the appearances that it had before.
    public var navigationBarStyle: NavigationBarStyle?

    /// Creates preferences; without arguments, the defaults.
    public init(
        isGestureEnabled: Bool? = nil, area: PopGestureArea? = nil, excludedViews: [UIView] = [],
        excludedRects: [CGRect] = [], precedingViews: [UIView] = [], hidesNavigationBar: Bool? = nil,
        navigationBarStyle: NavigationBarStyle? = nil
    ) {
        self.isGestureEnabled = isGestureEnabled
        self.area = area
        self.excludedViews = excludedViews
        self.excludedRects = excludedRects
        self.precedingViews = precedingViews
        self.hidesNavigationBar = hidesNavigationBar
        self.navigationBarStyle = navigationBarStyle
    }
}
#endif
