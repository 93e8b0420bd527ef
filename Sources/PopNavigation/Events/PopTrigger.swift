#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The action of the user or of the app that causes a pop.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopTrigger: Hashable, Sendable {
    /// A finger, or two fingers on a trackpad, that swipe back.
    case gesture

    /// The bar's back button, VoiceOver's escape gesture, or ``BasicNavigationController/goBack(animated:)``.
    case backButton

    /// A call of one of the controller's methods by the app or by UIKit: the back button's menu, a tap on the selected
    /// tab.
    case programmatic
}
#endif
