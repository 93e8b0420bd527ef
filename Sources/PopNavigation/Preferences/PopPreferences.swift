#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The preferences of one screen: how it can be popped by a swipe, and how the navigation bar looks above it.
///
/// Every field has a default, so a screen sets only what differs. See ``PopGestureConfigurable``.
public struct PopPreferences {
    /// Whether a swipe may pop the screen. Default: `nil`.
    ///
    /// `nil` allows the swipe unless the bar shows that there is no way back: a visible bar with a hidden back button
    /// and no leading item, as on a payment screen, or a back button with an action of its own (`backAction`, iOS 16).
    /// `true` allows the swipe there too. `false` never allows it. The back button and VoiceOver's escape gesture go
    /// back all the same; ``PopConfirming`` refuses them, too.
    public var isGestureEnabled: Bool?

    /// Where a swipe that pops the screen may start. Default: `nil`, the controller's own area.
    public var area: PopGestureArea?

    /// Views in which no swipe starts, such as a map. Default: none.
    ///
    /// Their subviews are excluded with them. At the leading edge a swipe starts over them too, as UIKit's own does,
    /// unless ``excludesLeadingEdge`` is `true`.
    public var excludedViews: [UIView]

    /// Rectangles in which no swipe starts, in the coordinates of the screen's view. Default: none.
    ///
    /// For screens without views to name, such as those made with SwiftUI. If the preferences are those of a child in a
    /// container, the coordinates are those of the child's view. Empty and null rectangles exclude nothing. The leading
    /// edge is treated as with ``excludedViews``.
    public var excludedRects: [CGRect]

    /// Views whose gesture recognizers precede the swipe, such as a map. Default: none.
    ///
    /// The swipe waits until the recognizers of these views and of their subviews have failed, except at the leading
    /// edge, where it comes first unless ``excludesLeadingEdge`` is `true`. It does not wait for those that need a
    /// second finger: pinches, rotations, and pans with a minimum above 1. A recognizer of the app that neither begins
    /// nor fails while a finger moves blocks the swipe for the whole touch.
    public var precedingViews: [UIView]

    /// Whether ``excludedViews``, ``excludedRects`` and ``precedingViews`` count at the leading edge too. Default:
    /// `false`.
    ///
    /// The strip at the leading edge is 20 points wide, about as wide as that of UIKit's own gesture. Set it for a
    /// canvas that needs every point, and show a back button: a finger has no other way back then.
    public var excludesLeadingEdge: Bool

    /// Whether the navigation bar is hidden while the screen is on top. Default: `nil`, the bar is as the app has it.
    ///
    /// While a screen with a value is on top, the value wins over calls of `setNavigationBarHidden(_:animated:)`: it is
    /// enforced at the next layout. Such a call takes effect on the next screen without a value. An app that answers
    /// each time wins after five times in a second, with a warning in the log.
    public var hidesNavigationBar: Bool?

    /// Whether the toolbar is hidden while the screen is on top. Default: `nil`, the toolbar is as the app has it.
    ///
    /// As ``hidesNavigationBar``, for `setToolbarHidden(_:animated:)`. After a cancelled swipe the toolbar is as it
    /// was.
    public var hidesToolbar: Bool?

    /// The look of the navigation bar above the screen. Default: `nil`, the controller's
    /// ``BasicNavigationController/navigationBarStyle``.
    ///
    /// The style is set as the appearances of the screen's `navigationItem`. When the screen no longer names a style,
    /// the item gets back the appearances that it had before.
    public var navigationBarStyle: NavigationBarStyle?

    /// Creates preferences; without arguments, the defaults.
    public init(
        isGestureEnabled: Bool? = nil, area: PopGestureArea? = nil, excludedViews: [UIView] = [],
        excludedRects: [CGRect] = [], precedingViews: [UIView] = [], excludesLeadingEdge: Bool = false,
        hidesNavigationBar: Bool? = nil, hidesToolbar: Bool? = nil, navigationBarStyle: NavigationBarStyle? = nil
    ) {
        self.isGestureEnabled = isGestureEnabled
        self.area = area
        self.excludedViews = excludedViews
        self.excludedRects = excludedRects
        self.precedingViews = precedingViews
        self.excludesLeadingEdge = excludesLeadingEdge
        self.hidesNavigationBar = hidesNavigationBar
        self.hidesToolbar = hidesToolbar
        self.navigationBarStyle = navigationBarStyle
    }
}
#endif
