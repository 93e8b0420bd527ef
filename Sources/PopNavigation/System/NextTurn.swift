#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Calls a handler once in the next turn of the run loop.
///
/// Until then, the main queue retains this object but not the controller.
@MainActor
package final class NextTurn {
    private let handler: @MainActor () -> Void
    private var isScheduled = false

    /// - Parameter handler: What to call.
    public init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    /// Schedules a call of the handler in the next turn, even while the user scrolls. A call that is already scheduled
    /// isn't repeated.
    public func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [self] in
            isScheduled = false
            handler()
        }
    }
}
#endif
