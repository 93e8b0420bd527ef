#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A screen's wishes about being popped and about the bar above it.
///
/// Adopt it in a view controller that is pushed onto a ``BasicNavigationController``, and implement what differs from the
/// defaults. A screen that does not adopt it has the defaults, except that its bar is left as the app has it; a bar that
/// another screen's preference has hidden comes back.
///
/// Where a base class adopts the protocol, it must itself implement what its subclasses are to override: Swift does not look
/// for a member in a subclass if the base class has it by default.
///
/// Everything is read live, whenever it matters: an answer may change from one touch to the next.
@MainActor
public protocol PopGestureConfigurable: UIViewController {
    /// Whether a swipe may pop this screen. Default: `true`.
    var isPopGestureEnabled: Bool { get }

    /// Where a swipe that pops this screen may start. Default: `nil`, the controller's own area.
    var popGestureArea: PopGestureArea? { get }

    /// Whether the navigation bar is hidden while this screen is on top. Default: `false`.
    ///
    /// Read each time the screen comes to the top; call ``BasicNavigationController/setNeedsPopPreferencesUpdate(animated:)``
    /// when the answer changes in between.
    var prefersNavigationBarHidden: Bool { get }

    /// The look of the navigation bar while this screen is on top. Default: `nil`, the bar's appearance is untouched.
    ///
    /// Set as the appearances of the screen's `navigationItem`, which keeps them until another style is named. Read when
    /// ``prefersNavigationBarHidden`` is.
    var navigationBarStyle: NavigationBarStyle? { get }

    /// Views from which no swipe back starts, such as a canvas or a map. Default: none.
    ///
    /// Their subviews are excluded with them.
    var viewsExcludedFromPopGesture: [UIView] { get }

    /// The child that decides instead of this screen. Default: `nil`, the screen itself.
    ///
    /// For containers: a tab bar controller names its selected child, a wrapper its content. Controllers that are not
    /// inside the container are ignored, and a child that does not adopt the protocol has the defaults.
    var childForPopPreferences: UIViewController? { get }

    /// Asks whether this screen may be popped. Default: `true`.
    ///
    /// Asked for a swipe, once, after everything else has allowed it, for a tap on the back button and for VoiceOver's escape;
    /// not for pops by code. The place to ask the user about unsaved changes: answer `false`, ask, and pop by code.
    ///
    /// The menu that a long press on the back button opens (iOS 14) pops by code: UIKit asks nobody before.
    func shouldPop(for trigger: PopTrigger) -> Bool

    /// Asks whether the swipe back should wait for another recognizer to fail. Default: `false`.
    ///
    /// The arbiter for recognizers the controller cannot know, such as the pan of a map or a chart. May be asked several times
    /// for one touch, about each recognizer that has it; the answer should not change in between.
    func popGestureShouldYield(to recognizer: UIGestureRecognizer) -> Bool
}

extension PopGestureConfigurable {
    /// `true`: a swipe may pop the screen.
    public var isPopGestureEnabled: Bool { true }

    /// `nil`: the controller's own area.
    public var popGestureArea: PopGestureArea? { nil }

    /// `false`: the bar is shown.
    public var prefersNavigationBarHidden: Bool { false }

    /// `nil`: the bar's appearance is untouched.
    public var navigationBarStyle: NavigationBarStyle? { nil }

    /// No views.
    public var viewsExcludedFromPopGesture: [UIView] { [] }

    /// `nil`: the screen decides itself.
    public var childForPopPreferences: UIViewController? { nil }

    /// `true`: the screen may be popped.
    public func shouldPop(for trigger: PopTrigger) -> Bool { true }

    /// `false`: the swipe back waits for nobody.
    public func popGestureShouldYield(to recognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
