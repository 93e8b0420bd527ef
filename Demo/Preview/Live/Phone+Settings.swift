import DemoScreens
import UIKit
import UIKitSimulator

extension Phone {
    /// The settings from the page's controls.
    struct Settings: Codable, Equatable {
        var system = 26
        var device = "phone"
        var direction = "ltr"
        var appearance = "light"
        var speed = 1.0
        var reduceMotion = false
        /// Whether a plain navigation controller is on a second phone, under the same fingers.
        var sideBySide = true
        /// Whether the plain phone has the code that a careful engineer writes for UIKit, where a screen is shown with
        /// and without it: `all` or `none`.
        var plainCode = "none"

        static let systems = [15, 17, 18, 26, 27]

        /// The displays of an iPhone Duo by the names that the page uses.
        static let displays: [String: (display: SimulatedDevice.DuoDisplay, isTurned: Bool)] = [
            "duo": (.outer, false), "duoTurned": (.outer, true), "duoOpen": (.innerLandscape, false),
            "duoPortrait": (.innerPortrait, false),
        ]

        static func isDevice(_ name: String) -> Bool { name == "phone" || displays[name] != nil }

        var isValid: Bool {
            Self.isDevice(device) && Self.systems.contains(system)
                && ["ltr", "rtl"].contains(direction) && ["light", "dark"].contains(appearance)
                && [1, 0.25, 0.1].contains(speed) && ["none", "all"].contains(plainCode)
        }
    }
}

extension Phone.Settings {
    /// The settings with which a screen opens.
    @MainActor static func opening(_ demoCase: DemoCase) -> Self {
        var settings = Self()
        settings.system = ComparisonScript.system(of: demoCase)
        settings.device = ComparisonScript.device(of: demoCase)
        return settings
    }

    var configuration: SimulatedDevice.Configuration {
        var configuration: SimulatedDevice.Configuration
        if let duo = Self.displays[device] {
            configuration = .iPhoneDuo(duo.display, isTurned: duo.isTurned)
            // An iPhone Duo has at least iOS 27.1.
            configuration.systemVersion = 27
        } else {
            configuration = .iPhone(system: system)
        }
        configuration.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight
        configuration.userInterfaceStyle = style
        configuration.reduceMotion = reduceMotion
        return configuration
    }

    var style: UIUserInterfaceStyle { appearance == "dark" ? .dark : .light }

    /// Whether the settings need another device. All others can change while the device is in use.
    func needsNewDevice(after old: Self) -> Bool {
        (system, direction, sideBySide, plainCode) != (old.system, old.direction, old.sideBySide, old.plainCode)
            || (device == "phone") != (old.device == "phone")
    }
}
