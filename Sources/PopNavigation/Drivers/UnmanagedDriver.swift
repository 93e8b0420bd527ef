#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Leaves swiping back to UIKit's recognizers.
@MainActor
final class UnmanagedDriver: PopDriving {
    let kind = PopDriver.unmanaged
}
#endif
