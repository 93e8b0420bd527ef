#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The differences between system versions that the library uses. The folders `ObjectiveC` and `Linux` determine the
/// version.
enum SystemVersion {
    /// Whether the next change or swipe interrupts a transition (iOS 26 and later).
    @MainActor static var interruptsTransitions: Bool { isAtLeast26 }

    /// Whether bars have a material that no appearance describes (iOS 26 and later).
    @MainActor static var barsHaveMaterial: Bool { isAtLeast26 }

    /// Whether the library lays out the navigation bar at once after an animated change of its visibility (iOS 26 and
    /// later). Without that, the bar jumps at the end (software-mansion/react-native-screens#3773), and one back button
    /// ignores taps (#3294). That the layout helps is a guess; it does no harm.
    @MainActor static var barsNeedLayout: Bool { isAtLeast26 }
}
#endif
