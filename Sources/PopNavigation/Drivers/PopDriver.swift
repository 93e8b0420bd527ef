#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The mechanism that turns a drag into a pop.
///
/// Area, preferences, refusals and events are the same with each driver but ``unmanaged``.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopDriver: Hashable, Sendable {
    /// The best driver for each swipe. From iOS 26 on ``contentPop``, then ``system``, then ``percentDriven``; up to
    /// iOS 18 ``system``, then ``percentDriven``.
    case automatic

    /// The system's own interactive transition, driven by the controller's recognizer; at the leading edge by UIKit's
    /// edge recognizer.
    ///
    /// The object behind `interactivePopGestureRecognizer` is not public API. Each step to it is probed before use; if
    /// a step fails, the next driver is used. Not available with the package trait `PublicAPIOnly`. While the
    /// navigation delegate implements `animationControllerFor`, even if it returns `nil`, UIKit's transition cannot be
    /// driven, and ``percentDriven`` is used.
    case system

    /// The content recognizer of iOS 26 (`interactiveContentPopGestureRecognizer`), held to the controller's rules.
    ///
    /// Public API only. UIKit refuses that recognizer on some screens (a hidden bar, a custom leading item), on
    /// trackpads, and for steep drags; then the next driver pops. As with a plain controller, a swipe may begin while a
    /// screen still slides.
    case contentPop

    /// A transition made of public API that looks like the system's. It cross-fades if the user prefers that.
    case percentDriven

    /// UIKit's recognizers, exactly as UIKit and the app have them: no area, no refusals, no preferences about the
    /// gesture.
    ///
    /// ``BasicNavigationController/popGestureRecognizerEnabled`` switches them off. The bar and the events about pops
    /// work as with other drivers.
    case unmanaged
}
#endif
