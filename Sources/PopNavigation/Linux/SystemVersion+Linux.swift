#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
#if !canImport(ObjectiveC)
import UIKit

extension SystemVersion {
    /// On Linux `#available(iOS 26, *)` is always true. The simulated system's version decides at run time.
    @MainActor static var isAtLeast26: Bool { NSString(string: UIDevice.current.systemVersion).integerValue >= 26 }
}

#endif
#endif
