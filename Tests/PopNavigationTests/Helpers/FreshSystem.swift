import UIKit

#if os(Linux)
/// Begins with a system of its own: a test of a simulated device leaves its system behind.
@MainActor
func beginWithFreshSystem() {
    let system = System()
    system.activate()
    // It ends when the next test begins.
    system.deviceEnded()
}
#else
/// Apple's systems have no state to begin with.
@MainActor
func beginWithFreshSystem() {}
#endif
