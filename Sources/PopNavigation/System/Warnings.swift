#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Logs that a call wasn't performed as requested, and why.
package func warn(about object: Any, _ problem: String) {
    logWarning("\(object) \(problem)")
}
#endif
