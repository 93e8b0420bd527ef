#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The user's or the app's action that causes a pop.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopTrigger: Hashable, Sendable {
    /// A swipe back by a finger, or by two fingers on a trackpad.
    case gesture

    /// The bar's back button, VoiceOver's escape gesture, or ``BasicNavigationController/goBack(animated:)``.
    case backButton

    /// A call of one of the controller's methods, by the app or by UIKit, such as for the back button's menu or a tap
    /// on the selected tab.
    case programmatic
}
#endif
