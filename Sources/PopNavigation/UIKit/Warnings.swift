#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Logs that a call wasn't performed as requested, and why.
@MainActor
package func warn(about object: Any, _ problem: String) {
    warningHandler("\(object) \(problem)")
}

/// Receives each warning. Tests replace it.
@MainActor
package var warningHandler: (String) -> Void = logWarning
#endif
