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
            Self(.system, on: 26), Self(.system, on: 27),
            Self(.percentDriven, on: 15), Self(.percentDriven, on: 18), Self(.percentDriven, on: 26),
        ]

    /// The drivers with which the controller's own pan pops in the content: UIKit has no recognizer there, or leaves
    /// the touch to the pan.
    static let ofOwnPan = all.filter { $0.version < 26 || $0.kind == .percentDriven }

    /// The drivers with which UIKit's content recognizer pops in the content.
    static let ofContentRecognizer = [Self(.system, on: 26), Self(.system, on: 27)]

    /// On iOS 18 and earlier, the own pan needs private API for UIKit's transition.
    private static let system =
        hasPrivateAPI ? [Self(.system, on: 15), Self(.system, on: 18)] : []
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
