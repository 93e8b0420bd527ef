#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Performs a closure if the caller is on the main thread, where UIKit releases its objects and calls its observers.
/// Other threads' calls are ignored.
func onMainActor(_ body: @MainActor () -> Void) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated(body)
}
#endif
