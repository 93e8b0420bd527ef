#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Performs a closure on the main thread: at once if this is the main thread, otherwise in its next turn.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
    if isMainThread { MainActor.assumeIsolated(body) } else { onNextTurn(body) }
}

/// Logs that a call wasn't performed as requested, and why.
@MainActor
package func warn(about object: Any, _ problem: String) {
    warningHandler("\(object) \(problem)")
}

/// Receives each warning. Tests replace it.
@MainActor
package var warningHandler: (String) -> Void = logWarning
#endif
