import UIKit

extension UIAccessibilityTraits {
    /// `UIAccessibilityTraits.button`, by its value: SDKs before iOS 17's declare that constant as a mutable global, which
    /// Swift 6 refuses.
    static let pressable = UIAccessibilityTraits(rawValue: 1)
}
