#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The differences between system versions that the library uses. `Runtime+ObjectiveC.swift` determines the
/// version.
enum SystemVersion {
    /// Whether UIKit's pop ends as it has been recorded on iOS 27.0 (iOS 26 and later). On earlier systems nobody has
    /// recorded it.
    @MainActor static var endsPopsAsRecorded: Bool { isAtLeast26 }

    /// Whether SwiftUI's content ignores taps after a cancelled transition that has moved it (iOS 17 and earlier).
    @MainActor static var hostingViewsLoseTaps: Bool { !isAtLeast18 }
}
#endif
