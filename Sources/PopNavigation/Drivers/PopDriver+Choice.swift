#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PopDriver {
    /// What serves when this one is asked for, best first. The last resort, the system's edge gesture, is always there.
    ///
    /// An app that asks for public API only is never handed the private link.
    var candidates: [PopDriver] {
        switch self {
        case .automatic, .system: [.system, .contentPop, .percentDriven]
        case .contentPop: [.contentPop, .percentDriven]
        case .percentDriven: [.percentDriven]
        case .systemEdge: []
        }
    }

    /// Whether the controller's own recognizer takes part.
    var usesOwnRecognizer: Bool { self != .systemEdge }
    /// Whether the system's edge recognizer takes part.
    var usesEdgeRecognizer: Bool { self == .systemEdge }
    /// Whether the content recognizer of iOS 26 takes part.
    var usesContentRecognizer: Bool { self == .contentPop }

    /// Makes the driver; nil where the running system lacks what it needs.
    @MainActor
    func make(for controller: BasicNavigationController) -> (any PopDriving)? {
        switch self {
        case .system: SystemDriver(for: controller)
        case .contentPop: ContentPopDriver(for: controller)
        case .percentDriven: PercentDrivenDriver(for: controller)
        case .systemEdge: SystemEdgeDriver()
        case .automatic: nil
        }
    }
}
#endif
