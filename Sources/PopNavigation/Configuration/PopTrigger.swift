#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// What asks for a pop.
public enum PopTrigger: Hashable, Sendable {
    /// A finger that swipes back.
    case gesture

    /// The bar's back button, or VoiceOver's escape gesture, which stands for it.
    case backButton

    /// A call of one of the controller's methods, the app's or UIKit's own: a choice from the menu of the back button, or a
    /// tap on the selected tab.
    case programmatic
}
#endif
