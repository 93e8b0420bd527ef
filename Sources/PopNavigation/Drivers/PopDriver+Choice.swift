#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PopDriver {
    /// The drivers to try when this one is preferred, best first. ``unmanaged`` is always available.
    ///
    /// An app that asks for public API never gets the private handler.
    var candidates: [PopDriver] {
        switch self {
        case .automatic, .system: Self.fromSystem
        case .contentPop: Self.fromContentPop
        case .percentDriven: Self.fromPercentDriven
        case .unmanaged: []
        }
    }

    // Stored, because a list is read at each touch.
    private static let fromSystem: [PopDriver] = [.system, .contentPop, .percentDriven]
    private static let fromContentPop: [PopDriver] = [.contentPop, .percentDriven]
    private static let fromPercentDriven: [PopDriver] = [.percentDriven]

    /// Whether the controller's own recognizer takes part.
    var usesOwnRecognizer: Bool { self != .unmanaged }

    /// Makes the driver; `nil` if the running system lacks a part that it needs.
    @MainActor
    func make(for controller: BasicNavigationController, gate: PopGate) -> (any PopDriving)? {
        switch self {
        case .system: SystemDriver(for: controller)
        case .contentPop: ContentPopDriver(for: controller, gate: gate)
        case .percentDriven: PercentDrivenDriver()
        case .unmanaged: UnmanagedDriver()
        case .automatic: nil
        }
    }
}
#endif
