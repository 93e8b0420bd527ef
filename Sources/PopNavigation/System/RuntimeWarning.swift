#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Logs that a call was not performed as requested, and why.
@_spi(PopNavigationUI) public func warn(about object: Any, _ problem: String) {
    NSLog("%@", "[PopNavigation] \(object) \(problem)")
}
#endif
