#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The differences between system versions that the library uses. `Runtime+ObjectiveC.swift` determines the
/// version.
enum SystemVersion {
    /// Whether the next change or swipe interrupts a transition (iOS 26 and later).
    @MainActor static var interruptsTransitions: Bool { isAtLeast26 }

    /// Whether bars have a material that no appearance describes (iOS 26 and later).
    @MainActor static var barsHaveMaterial: Bool { isAtLeast26 }

    /// Whether UIKit's pop ends as it has been recorded on iOS 27.0 (iOS 26 and later). On earlier systems nobody has
    /// recorded it.
    @MainActor static var endsPopsAsRecorded: Bool { isAtLeast26 }

    /// Whether UIKit may write whether its edge recognizer is enabled (iOS 17 and earlier).
    @MainActor static var mayWriteEdgeEnabled: Bool { !isAtLeast18 }

    /// Whether SwiftUI's content ignores taps after a cancelled transition that has moved it (iOS 17 and earlier).
    @MainActor static var hostingViewsLoseTaps: Bool { !isAtLeast18 }
}
#endif
