#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The facts about the system's version that the library uses. The folders `ObjectiveC` and `Linux` find the version,
/// each in its own way.
enum SystemVersion {
    /// Whether UIKit interrupts a transition for the next change or swipe (iOS 26).
    @MainActor static var interruptsTransitions: Bool { isAtLeast26 }

    /// Whether bars have a material that no appearance describes (iOS 26).
    @MainActor static var barsHaveMaterial: Bool { isAtLeast26 }

    /// Whether the navigation bar is laid out at once after an animated change of its visibility (iOS 26). Otherwise it
    /// jumps at the end (software-mansion/react-native-screens#3773), and one back button takes no taps (#3294). That
    /// the layout helps is a guess; it does no harm.
    @MainActor static var barsNeedLayout: Bool { isAtLeast26 }
}
#endif
