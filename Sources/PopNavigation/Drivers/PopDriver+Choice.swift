#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PopDriver {
    /// The drivers that can be made, best first. If the preferred one is not available, those behind it are tried. So an app
    /// that asks for public API never gets the private handler.
    static let order: [PopDriver] = [.system, .contentPop, .percentDriven]

    /// Whether the controller's own recognizer takes part.
    var usesOwnRecognizer: Bool { self != .unmanaged }

    /// Makes the driver; `nil` if the running system lacks a part that it needs.
    @MainActor
    func make(for controller: BasicNavigationController, gate: PopGate) -> (any PopDriving)? {
        switch self {
        case .system: SystemDriver(for: controller)
        case .contentPop: ContentPopDriver(for: controller, gate: gate)
        case .percentDriven: PercentDrivenDriver()
        case .automatic, .unmanaged: nil
        }
    }
}
#endif
