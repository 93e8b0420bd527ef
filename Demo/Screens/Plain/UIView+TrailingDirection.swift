import UIKit

extension UIView {
    /// The sign of a movement to the trailing side.
    var trailingDirection: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}
