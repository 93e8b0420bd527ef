#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The machinery that turns a drag into a pop.
///
/// Area, preferences, refusals and events are the same with each driver but ``systemEdge``.
public enum PopDriver: Hashable, Sendable {
    /// The best that works on the running system: ``system``, then ``contentPop``, ``percentDriven``, ``systemEdge``.
    case automatic

    /// The system's own interactive transition, started by the controller's recognizer.
    ///
    /// The object behind `interactivePopGestureRecognizer` is not public API. Each step to it is probed before use; where
    /// one fails, the next driver serves.
    case system

    /// The content recognizer of iOS 26 (`interactiveContentPopGestureRecognizer`), held to the controller's rules.
    ///
    /// Public API only. On screens where UIKit refuses that recognizer (a hidden bar, a custom leading item),
    /// ``percentDriven`` serves.
    case contentPop

    /// A transition made of public API that looks and feels like the system's. Cross-fades where the user prefers that.
    case percentDriven

    /// The system's edge gesture with the system's own conditions: no area, no refusals, no preferences about the gesture.
    ///
    /// ``BasicNavigationController/popGestureRecognizerEnabled``, the bar and the events about pops work as ever.
    case systemEdge
}
#endif
