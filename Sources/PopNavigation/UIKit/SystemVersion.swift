#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The differences between system versions that the library uses. `Runtime+ObjectiveC.swift` determines the
/// version.
enum SystemVersion {
    /// Whether SwiftUI's content ignores taps after a cancelled transition that has moved it (iOS 17 and earlier).
    @MainActor static var hostingViewsLoseTaps: Bool { !isAtLeast18 }
}
#endif
