import PopNavigation
import UIKit

@MainActor
final class WayCounter {
    private(set) var counts: [PopTrigger: Int] = [:]
    private var observation: PopObservation?

    init(on navigation: BasicNavigationController) {
        observation = navigation.observePops { [weak self] event in
            guard case .didPop(let pop) = event else { return }
            self?.counts[pop.trigger, default: 0] += 1
        }
    }
}
