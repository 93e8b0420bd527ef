#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The edge at which iPhone Duo arranges bars vertically (`UIVerticalBarEdge`, iOS 27.1).
///
/// The trait is read by name: the SDKs of Xcode 26 and 27.0 do not declare it, and the compiler's version does not
/// distinguish 27.0 from 27.1.
enum VerticalBarEdge: Int {
    case leading = 1
    case trailing = 2

    /// `nil` if unspecified, also on systems without the trait.
    init?(of traits: UITraitCollection) {
        let name = "verticalBarEdge"
        guard traits.responds(to: NSSelectorFromString(name)) else { return nil }
        self.init(rawValue: (traits.value(forKey: name) as? NSNumber)?.intValue ?? 0)
    }
}

extension UINavigationController {
    /// Whether the bars are arranged vertically now: then their column is the safe-area inset at its edge.
    ///
    /// The trait is the preferred edge, also while no vertical bar is visible.
    var hasVerticalBar: Bool {
        guard let edge = VerticalBarEdge(of: traitCollection) else { return false }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let isAtLeft = (edge == .leading) == (direction == .leftToRight)
        return (isAtLeft ? view.safeAreaInsets.left : view.safeAreaInsets.right) > 0
    }
}
#endif
