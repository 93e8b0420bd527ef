import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A driver on a system version.
struct TestedDriver: Hashable, Sendable, CustomTestStringConvertible {
    let kind: PopDriver
    let version: Int

    init(_ kind: PopDriver = .automatic, on version: Int = 18) {
        self.kind = kind
        self.version = version
    }

    var testDescription: String { "\(kind) on \(version)" }

    /// Every driver that follows the library's rules, on systems that have it.
    static let all =
        system + [
            Self(.contentPop, on: 26),
            Self(.contentPop, on: 27),
            Self(.percentDriven, on: 15), Self(.percentDriven, on: 18), Self(.percentDriven, on: 26),
        ]

    private static let system =
        hasPrivateAPI
        ? [Self(.system, on: 15), Self(.system, on: 18), Self(.system, on: 26), Self(.system, on: 27)] : []
}

/// Whether the package trait `PublicAPIOnly` is disabled: only then the driver `system` exists.
#if !PublicAPIOnly
let hasPrivateAPI = true
#else
let hasPrivateAPI = false
#endif

extension Trait where Self == ConditionTrait {
    /// For tests of the private handler, or of which driver is chosen when it exists.
    static var needsPrivateAPI: Self {
        .enabled(if: hasPrivateAPI, "The driver system does not exist with the package trait PublicAPIOnly.")
    }
}

let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

extension SimulatedDevice.Configuration {
    /// The system of a driver, in a layout direction.
    init(_ driver: TestedDriver, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        self.init()
        systemVersion = driver.version
        layoutDirection = direction
    }
}
