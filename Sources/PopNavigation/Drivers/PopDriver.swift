#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The mechanism that turns a drag into a pop.
///
/// Area, preferences, refusals and events are the same with each driver but ``unmanaged``.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopDriver: Hashable, Sendable {
    /// The best driver for each swipe: ``system`` where it is available, otherwise ``percentDriven``.
    case automatic

    /// UIKit's own interactive transition, by whichever recognizer has it: UIKit's edge recognizer, its content
    /// recognizer on iOS 26 and later, and elsewhere the controller's own pan.
    ///
    /// For its own pan the library calls a method that is not public API, and probes it before. Where it is missing,
    /// and with the package trait `PublicAPIOnly`, the own pan uses ``percentDriven``. It also does for a pop for which
    /// the navigation delegate returns an animator.
    case system

    /// A transition made of public API that looks like UIKit's, or the one of the app's animator. It cross-fades if the
    /// user prefers that.
    ///
    /// At the leading edge UIKit's recognizer still pops with UIKit's own transition.
    case percentDriven

    /// UIKit's recognizers, exactly as UIKit and the app have them: no area, no refusals, no preferences about the
    /// gesture.
    ///
    /// ``BasicNavigationController/popGestureRecognizerEnabled`` switches them off. The bar and the events about pops
    /// work as with other drivers.
    case unmanaged
}
#endif
