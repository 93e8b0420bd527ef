#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The differences between system versions that the library uses. `Runtime+ObjectiveC.swift` determines the
/// version.
enum SystemVersion {
    /// Whether the next change or swipe interrupts a transition (iOS 26 and later).
    @MainActor static var interruptsTransitions: Bool { isAtLeast26 }

    /// Whether bars have a material that no appearance describes (iOS 26 and later).
    @MainActor static var barsHaveMaterial: Bool { isAtLeast26 }

    /// Whether SwiftUI's content ignores taps after a cancelled transition that has moved it (iOS 17 and earlier).
    @MainActor static var hostingViewsLoseTaps: Bool { !isAtLeast18 }
}
#endif
