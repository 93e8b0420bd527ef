import Foundation
import UIKit

#if os(Linux)
/// Begins with a system of its own: a test of a simulated device leaves its system behind. POP_SYSTEM in the
/// environment is its version; the default is the simulator's.
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

/// Runs what is queued for the next turn of the run loop. The simulated run loop doesn't turn by itself.
@MainActor
func nextTurn() async { System.current.runLoopTurn() }
#else
/// Apple's systems have no state to begin with.
@MainActor
func beginWithFreshSystem() {}

/// Waits for the next turn of the run loop.
@MainActor
func nextTurn() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
}
#endif
