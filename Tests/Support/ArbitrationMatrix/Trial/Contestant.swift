import PopNavigation
import UIKit

/// The navigation controller of a trial.
package enum Contestant: Hashable, Sendable {
    case plain
    case library(PopDriver, PopGestureArea = .leadingThird)

    /// The drivers that follow the library's rules and that the system has.
    package static func drivers(on surroundings: Surroundings) -> [PopDriver] {
        surroundings.version >= 26 ? [.system, .contentPop, .percentDriven] : [.system, .percentDriven]
    }

    @MainActor
    func makeController() -> UINavigationController {
        switch self {
        case .plain: return UINavigationController(nibName: nil, bundle: nil)
        case .library(let driver, let area):
            let controller = BasicNavigationController(nibName: nil, bundle: nil)
            controller.preferredPopDriver = driver
            controller.popGestureArea = area
            return controller
        }
    }
}
