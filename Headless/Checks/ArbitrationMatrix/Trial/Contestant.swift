import PopNavigation
import UIKit

/// The navigation controller of a trial.
package enum Contestant: Hashable, Sendable {
    case plain
    /// A plain controller whose swipe works while the bar is hidden, during transitions too or only at rest.
    case plainWithoutBar(interrupts: Bool)
    case library(PopDriver, PopGestureArea = .leadingThird)

    /// The drivers that follow the library's rules and that the system has.
    package static func drivers(on surroundings: Surroundings) -> [PopDriver] {
        [.system, .percentDriven]
    }

    var isPlain: Bool {
        switch self {
        case .plain, .plainWithoutBar: true
        case .library: false
        }
    }

    @MainActor
    func makeController(on surroundings: Surroundings) -> UINavigationController {
        switch self {
        case .plain: return UINavigationController(nibName: nil, bundle: nil)
        case .plainWithoutBar(let interrupts):
            return HiddenBarNavigationController(systemVersion: surroundings.version, interrupts: interrupts)
        case .library(let driver, let area):
            let controller = BasicNavigationController(nibName: nil, bundle: nil)
            controller.preferredPopDriver = driver
            controller.popGestureArea = area
            return controller
        }
    }
}
