#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Logs that a call was not performed as requested, and why.
func warn(_ message: @autoclosure () -> String) {
    NSLog("%@", "[PopNavigation] " + message())
}
#endif
