import PopNavigation
import TrialTools
import UIKit
import UIKitSimulator

/// The navigation controller of a trial.
package enum Contestant: Hashable, Sendable {
    case plain
    /// A plain controller whose swipe works while the bar is hidden, during transitions too or only at rest.
    case plainWithoutBar(interrupts: Bool)
    /// A plain controller with an app's own swipe forward.
    case plainWithForward
    case library(Mechanism, PopGestureArea = .leadingThird)
    /// A plain controller with the library's swipe attached, whose screens state the area; nil if they state none.
    case attached(PopGestureArea?)

    /// The mechanisms that follow the library's rules and that the system has.
    package static func mechanisms(on surroundings: Surroundings) -> [Mechanism] {
        surroundings.version < 26 ? [.library, .ownTransition] : [.library]
    }

    /// A device for the trial.
    @MainActor
    func makeDevice(in surroundings: Surroundings) -> SimulatedDevice {
        var surroundings = surroundings
        if case .library(.ownTransition, _) = self { surroundings.hasPopHandler = false }
        return surroundings.makeDevice()
    }

    var isPlain: Bool {
        switch self {
        case .plain, .plainWithoutBar, .plainWithForward: true
        case .library, .attached: false
        }
    }

    @MainActor
    func makeController(on surroundings: Surroundings) -> UINavigationController {
        switch self {
        case .plain, .attached: return UINavigationController(nibName: nil, bundle: nil)
        case .plainWithoutBar(let interrupts):
            return HiddenBarNavigationController(systemVersion: surroundings.version, interrupts: interrupts)
        case .plainWithForward: return AppsForwardController(nibName: nil, bundle: nil)
        case .library(let mechanism, let area):
            let controller = BasicNavigationController(nibName: nil, bundle: nil)
            controller.popGestureArea = mechanism == .systemArea ? .system : area
            return controller
        }
    }
}
