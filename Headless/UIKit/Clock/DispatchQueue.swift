import Dispatch

/// The main queue of the simulated app.
///
/// With `@testable import UIKit` it takes the place of Dispatch's class in files that import UIKit alone. A file that
/// imports Foundation or Dispatch too gets Dispatch's.
package final class DispatchQueue: Sendable {
    package static let main = DispatchQueue()

    private init() {}

    /// Runs the work in the next turn of the simulated run loop. Other threads may call it.
    package func async(execute work: @escaping @MainActor @Sendable () -> Void) {
        let enqueue: @MainActor @Sendable () -> Void = { System.current.clock.async(work) }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(enqueue)
        } else {
            Dispatch.DispatchQueue.main.async { MainActor.assumeIsolated(enqueue) }
        }
    }
}
