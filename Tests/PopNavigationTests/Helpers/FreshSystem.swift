import Foundation

#if os(Linux)
@testable import UIKit

/// Begins with its own system: a test of a simulated device leaves its system behind. POP_SYSTEM in the
/// environment is its version; the default is the simulator's.
///
/// To be called in the test itself: between a suite's `init` and its test others run.
@MainActor
func beginWithFreshSystem() {
    var configuration = SystemConfiguration()
    if let version = ProcessInfo.processInfo.environment["POP_SYSTEM"].flatMap({ Int($0) }) {
        configuration.systemVersion = version
    }
    let system = System(configuration)
    system.activate()
    // The system ends when the next test begins.
    system.deviceEnded()
}

/// Ends the present turn of the run loop: UIKit lays out, and screens have appeared.
@MainActor
func endTurn() { System.current.runLoopTurn() }

/// Waits for the main queue. The simulated run loop doesn't turn by itself.
@MainActor
func nextTurn() async { endTurn() }
#else
import UIKit

/// Apple's systems have no state to begin with.
@MainActor
func beginWithFreshSystem() {}

/// Ends the present turn of the run loop: UIKit lays out, and screens have appeared.
@MainActor
func endTurn() { RunLoop.main.run(until: Date()) }

/// Waits for the main queue, which doesn't run inside a test.
@MainActor
func nextTurn() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
}
#endif
