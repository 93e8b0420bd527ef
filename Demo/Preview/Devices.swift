import DemoScreens
import UIKit
import UIKitSimulator

extension SimulatedDevice.Configuration {
    /// The iPhone of the demo: on iOS 26 and later a phone with 402 × 874 points, before that an older phone.
    static func iPhone(system: Int) -> Self {
        var configuration = Self()
        configuration.systemVersion = system
        if system >= 26 {
            configuration.screenSize = CGSize(width: 402, height: 874)
            configuration.safeAreaInsets.top = 62
        }
        return configuration
    }

    /// The largest iPad.
    static func iPad(system: Int) -> Self {
        var configuration = Self()
        configuration.systemVersion = system
        configuration.screenSize = CGSize(width: 1024, height: 1366)
        configuration.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return configuration
    }

    /// The device of a trial: an iPhone with iOS 26, unless the trial needs another device or system.
    init(_ device: TrialDevice) {
        let system = device.lastSystem ?? max(26, device.firstSystem ?? 0)
        if device.isDuo {
            self = .iPhoneDuo(device.isUnfolded ? .innerLandscape : .outer, isTurned: device.isUpsideDown)
        } else {
            self = device.isPad ? .iPad(system: system) : .iPhone(system: system)
        }
        if device.isLandscape {
            screenSize = CGSize(width: 874, height: 402)
            safeAreaInsets = UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)
        }
        if device.isRightToLeft { layoutDirection = .rightToLeft }
    }
}
