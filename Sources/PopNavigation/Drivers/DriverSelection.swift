#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Chooses the driver, and owns it.
@MainActor
final class PopDrivers {
    private unowned let controller: BasicNavigationController
    /// `nil` with ``PopDriver/unmanaged``: UIKit pops.
    private var current: (any PopDriving)?
    /// Pops the screens that the current driver cannot pop.
    private let fallback = PercentDrivenDriver()
    private let gate = PopGate()

    init(of controller: BasicNavigationController) {
        self.controller = controller
    }

    /// The driver in use; ``PopDriver/unmanaged`` until the view has loaded.
    var kind: PopDriver { current?.kind ?? .unmanaged }

    /// Chooses the best driver that is available now. The present one stays while its parts are UIKit's own and none better has
    /// become available: parts of UIKit may appear late, and UIKit may replace them.
    func choose() {
        let controller = controller
        // Before the next one is made: both may use the gate.
        if current?.isIntact(in: controller) == false { drop() }
        let preferred = controller.preferredPopDriver
        var isPreferredReached = preferred == .automatic
        for candidate in PopDriver.order {
            isPreferredReached = isPreferredReached || candidate == preferred
            guard isPreferredReached else { continue }
            if candidate == current?.kind { return }
            guard let better = candidate.make(for: controller, gate: gate) else { continue }
            drop()
            current = better
            return
        }
        drop()
    }

    /// The driver that pops the top screen with a drag.
    func driver(for drag: UIPanGestureRecognizer) -> any PopDriving {
        guard let current, current.canPopTopScreen(of: controller, with: drag) else { return fallback }
        return current
    }

    private func drop() {
        current?.retire()
        current = nil
    }
}
#endif
