#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// What the library needs to know of the system's version. The folders `ObjectiveC` and `Linux` have the two ways to
/// find it out.
enum SystemVersion {
    /// Whether UIKit interrupts a transition for the next change or swipe (iOS 26).
    @MainActor static var interruptsTransitions: Bool { isAtLeast26 }

    /// Whether bars have a material that no appearance describes (iOS 26).
    @MainActor static var barsHaveMaterial: Bool { isAtLeast26 }
}
#endif
