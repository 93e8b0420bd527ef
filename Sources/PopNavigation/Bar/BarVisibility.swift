#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Whether the navigation bar is hidden, and on whose account.
struct BarVisibility: Equatable {
    var isHidden: Bool
    /// Whether a screen's preference hid it. Only then does a screen without preferences get it back.
    var isHiddenByPreference: Bool
}
#endif
