#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The only place that mirrors coordinates for right-to-left layouts.
extension UIUserInterfaceLayoutDirection {
    /// A horizontal length in the direction of a pop, towards the trailing side.
    func forward(_ length: CGFloat) -> CGFloat {
        self == .rightToLeft ? -length : length
    }

    /// The distance of `x` from the leading edge of `rect`; negative outside `rect`.
    func leadingDistance(of x: CGFloat, in rect: CGRect) -> CGFloat {
        self == .rightToLeft ? rect.maxX - x : x - rect.minX
    }

    /// The `x` of a strip with a width at the leading edge of `rect`.
    func leadingOrigin(ofWidth width: CGFloat, in rect: CGRect) -> CGFloat {
        self == .rightToLeft ? rect.maxX - width : rect.minX
    }
}
#endif
