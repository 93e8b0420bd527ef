#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation

#if canImport(Testing)
import Testing
#endif

/// The library's warnings in tests, which are not logged. A warning that no test expects fails the test.
@MainActor
public enum ExpectedWarnings {
    /// The warnings of the test that expects some.
    private static var warnings: [String]?

    private static let recording: Void = {
        warningHandler = { warning in
            if warnings == nil { reportUnexpected(warning) }
            warnings?.append(warning)
        }
    }()

    private static func reportUnexpected(_ warning: String) {
        #if canImport(Testing)
        Issue.record("an unexpected warning: \(warning)")
        #endif
    }

    /// Fails each test that causes a warning from now on.
    public static func begin() { recording }

    /// Returns the warnings that an action causes.
    public static func during(_ action: () throws -> Void) rethrows -> [String] {
        begin()
        warnings = []
        defer { warnings = nil }
        try action()
        return warnings ?? []
    }
}
#endif
