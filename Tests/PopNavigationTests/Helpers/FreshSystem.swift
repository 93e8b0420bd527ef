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
#else
/// Apple's systems have no state to begin with.
@MainActor
func beginWithFreshSystem() {}
#endif
