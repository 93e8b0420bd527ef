import UIKit
import UIKitSimulator

extension SimulatedDevice.Configuration {
    /// The iPhone of the demo: today's with 402 × 874 points from iOS 26 on, and one of its time before.
    static func iPhone(system: Int) -> Self {
        var configuration = Self()
        configuration.systemVersion = system
        if system >= 26 {
            configuration.screenSize = CGSize(width: 402, height: 874)
            configuration.safeAreaInsets.top = 62
        }
        return configuration
    }
}
