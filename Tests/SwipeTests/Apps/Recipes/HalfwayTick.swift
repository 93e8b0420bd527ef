import PopNavigation
import UIKit

@MainActor
final class HalfwayTick {
    private var observations: [PopObservation] = []
    private var isPastHalf = false

    init(on navigation: BasicNavigationController, tick: @escaping @MainActor () -> Void) {
        observations = [
            navigation.observePops { [weak self] event in
                if case .willPop = event { self?.isPastHalf = false }
            },
            navigation.observePopProgress { [weak self] _, progress in
                guard let self, (progress > 0.5) != isPastHalf else { return }
                isPastHalf.toggle()
                tick()
            },
        ]
    }
}
