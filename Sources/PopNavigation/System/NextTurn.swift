#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Calls a handler once in the next turn of the run loop.
///
/// The run loop retains this object until then, and not the controller.
@MainActor
package final class NextTurn: NSObject {
    private let handler: @MainActor () -> Void
    private var isScheduled = false

    /// - Parameter handler: What to call.
    public init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    /// Calls the handler in the next turn, also while the user scrolls. A call that is already scheduled is not
    /// repeated.
    public func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        // The simulated run loop of the headless UIKit performs selectors, and no closures.
        performSelector(onMainThread: .nextTurn, with: nil, waitUntilDone: false)
    }

    /// The run loop's turn.
    func fire() {
        isScheduled = false
        handler()
    }
}
#endif
