#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The mechanism that turns a drag into a pop.
///
/// Area, preferences, refusals and events are the same with each driver but ``unmanaged``.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopDriver: Hashable, Sendable {
    /// The best driver that the running system supports: ``system``, then ``contentPop``, ``percentDriven``, ``unmanaged``.
    case automatic

    /// The system's own interactive transition, driven by the controller's recognizer.
    ///
    /// The object behind `interactivePopGestureRecognizer` is not public API. Each step to it is probed before use; if a step
    /// fails, the next driver is used. Not available without the package trait `PrivateAPI`. While the navigation delegate
    /// implements `animationControllerFor`, even if it returns `nil`, UIKit's transition cannot be driven, and
    /// ``percentDriven`` is used.
    case system

    /// The content recognizer of iOS 26 (`interactiveContentPopGestureRecognizer`), held to the controller's rules.
    ///
    /// Public API only. On screens where UIKit refuses that recognizer (a hidden bar, a custom leading item),
    /// ``percentDriven`` is used. UIKit's recognizer begins after a longer distance than a pan; a shorter drag is refused as
    /// ``PopGestureRefusal/otherGesture``. A swipe on a trackpad and a steep one are left to ``percentDriven`` too. As with a plain
    /// controller, a second swipe may begin while the first one's screen still slides.
    case contentPop

    /// A transition made of public API that looks like the system's. It cross-fades if the user prefers that.
    case percentDriven

    /// UIKit's recognizers, exactly as UIKit and the app have them: no area, no refusals, no preferences about the gesture.
    ///
    /// ``BasicNavigationController/popGestureRecognizerEnabled`` switches them off, and on again if they were on before. The
    /// bar and the events about pops work as with other drivers.
    case unmanaged
}
#endif
