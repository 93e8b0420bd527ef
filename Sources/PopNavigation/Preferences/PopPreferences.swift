#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The preferences of one screen: how a swipe can pop it, and how the navigation bar above it looks.
///
/// Every property has a default, so a screen sets only what differs. See ``PopGestureConfigurable``.
public struct PopPreferences {
    /// Whether a swipe may pop the screen. Default: `nil`.
    ///
    /// `nil` allows the swipe unless the bar shows no way back (a visible bar with a hidden back button and no leading
    /// item, as on a payment screen) or the back button has a `backAction` (iOS 16) and the screen isn't asked with
    /// ``PopConfirming`` or ``AsyncPopConfirming``. `true` allows the swipe there too. `false` never allows it, except
    /// with the gestures of a zoom: those of a `preferredTransition` (iOS 18) obey it only after a call of
    /// `ZoomOptions.followPopPreferences(of:)`. The back button and VoiceOver's escape gesture still go back; to refuse
    /// those too, use ``PopConfirming``.
    public var isGestureEnabled: Bool?

    /// Where a swipe that pops the screen may start. Default: `nil`, the controller's area.
    public var area: PopGestureArea?

    /// Views in which no swipe starts, such as a map. Default: none.
    ///
    /// Their subviews are excluded too. At the leading edge, a swipe starts over excluded views as UIKit's own does,
    /// unless ``excludesLeadingEdge`` is `true`.
    public var excludedViews: [UIView]

    /// Rectangles in which no swipe starts, in the coordinates of the screen's view. Default: none.
    ///
    /// Use them for screens without views to name, such as SwiftUI screens. If a child in a container states the
    /// preferences, the coordinates are those of the child's view. Empty and null rectangles exclude nothing. At the
    /// leading edge, they count as ``excludedViews`` do.
    public var excludedRects: [CGRect]

    /// Views whose recognizers precede the swipe, such as a map. Default: none.
    ///
    /// The swipe waits until the recognizers of these views and of their subviews have failed. At the leading edge the
    /// swipe comes first, unless ``excludesLeadingEdge`` is `true`. The swipe doesn't wait for recognizers that need a
    /// second finger (pinches, rotations, and pans with a minimum above 1), nor for a list that scrolls only up and
    /// down, which keeps the drags up and down. Another recognizer that neither begins nor fails while a finger moves
    /// blocks the swipe for the whole touch.
    public var precedingViews: [UIView]

    /// Whether ``excludedViews``, ``excludedRects`` and ``precedingViews`` count at the leading edge too. Default:
    /// `false`.
    ///
    /// The strip is the 20 points at the leading edge of the window, about as wide as that of UIKit's own gesture. A
    /// view that is inset in its window has no strip. Set this for a canvas that needs every point, and show a back
    /// button, since no swipe can start in an excluded place then.
    public var excludesLeadingEdge: Bool

    /// Whether the navigation bar is hidden while the screen is on top. Default: `nil`, which leaves the bar to the
    /// app.
    ///
    /// While a screen with a value is on top, a call of `setNavigationBarHidden(_:animated:)` that contradicts it takes
    /// effect on the next screen without a value. While a search of the screen is active, and where the app uses
    /// `hidesBarsOnSwipe`, `hidesBarsOnTap`, `hidesBarsWhenVerticallyCompact` or `hidesBarsWhenKeyboardAppears`, UIKit
    /// decides.
    public var hidesNavigationBar: Bool?

    /// Whether the toolbar is hidden while the screen is on top. Default: `nil`, which leaves the toolbar to the app.
    ///
    /// The value overrides calls of `setToolbarHidden(_:animated:)` as ``hidesNavigationBar`` does for the bar. After a
    /// cancelled swipe, the toolbar is as it was.
    public var hidesToolbar: Bool?

    /// The look of the navigation bar above the screen. Default: `nil`, the controller's
    /// ``BasicNavigationController/navigationBarStyle``.
    ///
    /// The library sets the appearances of the screen's `navigationItem`. When the screen no longer has a style, the
    /// item gets back its former appearances.
    public var navigationBarStyle: NavigationBarStyle?

    /// Whether the controller may keep the screen after the user has left it, so that the user can go forward to it
    /// again. Default: `true`.
    ///
    /// Read when the screen has left the stack, if ``BasicNavigationController/forwardLimit`` is above 0. `false` suits
    /// a screen that is done, such as a sent message or a form. Screens that were kept before it then leave the list
    /// too: they were above this screen. A screen that hasn't loaded its view isn't kept.
    public var isKeptForForward: Bool

    /// Creates preferences; without arguments, the defaults.
    public init(
        isGestureEnabled: Bool? = nil, area: PopGestureArea? = nil, excludedViews: [UIView] = [],
        excludedRects: [CGRect] = [], precedingViews: [UIView] = [], excludesLeadingEdge: Bool = false,
        hidesNavigationBar: Bool? = nil, hidesToolbar: Bool? = nil, navigationBarStyle: NavigationBarStyle? = nil,
        isKeptForForward: Bool = true
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
        self.isKeptForForward = isKeptForForward
    }
}
#endif
