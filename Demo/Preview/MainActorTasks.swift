import DemoScreens
import Foundation

/// The tasks of the main actor, such as a screen's question. On a device, they run between two events.
@MainActor enum MainActorTasks {
    /// Lets all of them go on, until none waits for an answer that the user has given.
    static func run() {
        repeat { runWaiting() } while DemoNavigation.pendingAnswers > 0
    }

    /// Runs those that wait in the main queue now, which keeps their order.
    private static func runWaiting() {
        isDone = false
        DispatchQueue.main.async { MainActor.assumeIsolated { isDone = true } }
        while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
    }

    private static var isDone = false
}
