import TrialTools
@testable import UIKit
@testable import UIKitSimulator

extension SimulatedDevice.Configuration {
    /// An iPhone with a version of iOS.
    static func iOS(_ version: Int) -> Self {
        var configuration = Self()
        configuration.systemVersion = version
        return configuration
    }
}

extension SimulatedDevice {
    /// Waits until the display has shown the next frame.
    func waitForFrame() { wait(1.0 / 60) }
}

extension SystemSwitches {
    /// Puts a switch into a position that is not the default; nil leaves all switches alone.
    mutating func apply(_ position: Switch?) {
        position?.apply(to: &self)
    }
}
