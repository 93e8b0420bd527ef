#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Leaves swiping back to the system's edge gesture.
@MainActor
final class SystemEdgeDriver: PopDriving {
    let kind = PopDriver.systemEdge
}
#endif
