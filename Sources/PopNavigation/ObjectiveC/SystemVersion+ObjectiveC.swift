#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if canImport(ObjectiveC)

extension SystemVersion {
    /// On Mac Catalyst the version of iOS that the Mac supports counts.
    static var isAtLeast26: Bool {
        if #available(iOS 26.0, *) { true } else { false }
    }
}

#endif
#endif
