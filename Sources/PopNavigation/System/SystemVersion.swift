#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The facts about the system's version that the library uses. The folders `ObjectiveC` and `Linux` find the version,
/// each in its own way.
enum SystemVersion {
    /// Whether UIKit interrupts a transition for the next change or swipe (iOS 26).
    @MainActor static var interruptsTransitions: Bool { isAtLeast26 }

    /// Whether bars have a material that no appearance describes (iOS 26).
    @MainActor static var barsHaveMaterial: Bool { isAtLeast26 }
}
#endif
