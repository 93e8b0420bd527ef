@testable import UIKitSimulator

extension Stage {
    /// Lets the waiting tasks run. Tests that run meanwhile have devices of their own, so the stage's becomes the
    /// current one again after each turn.
    func turns() async {
        for _ in 0..<200 {
            await Task.yield()
            device.activate()
        }
    }
}
