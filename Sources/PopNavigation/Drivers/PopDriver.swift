#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The mechanism that turns a drag into a pop.
///
/// Areas, preferences, refusals and events are the same with every driver except ``unmanaged``.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopDriver: Hashable, Sendable {
    /// The best driver for each swipe: ``system`` where it is available, otherwise ``percentDriven``.
    case automatic

    /// UIKit's own interactive transition.
    ///
    /// UIKit's edge recognizer drives it, its content recognizer on iOS 26 and later, and the controller's own pan
    /// elsewhere.
    ///
    /// For its own pan, the library calls a method that isn't public API, after probing for it. The own pan uses
    /// ``percentDriven`` if the method is missing, with the package trait `PublicAPIOnly`, and for a pop for which the
    /// navigation delegate returns an animator.
    case system

    /// A transition made with public API that looks like UIKit's, or the transition of the app's animator.
    ///
    /// It cross-fades if the user prefers cross-fade transitions.
    ///
    /// At the leading edge, UIKit's recognizer still pops with UIKit's own transition.
    case percentDriven

    /// UIKit's recognizers, exactly as UIKit and the app configure them: without areas, refusals and preferences about
    /// the gesture.
    ///
    /// ``BasicNavigationController/popGestureRecognizerEnabled`` still switches them off. The bar and the events about
    /// pops work as with the other drivers.
    case unmanaged
}
#endif
