import UIKit

extension UIAccessibilityTraits {
    /// `UIAccessibilityTraits.button`, by its value: SDKs before iOS 17's declare the constant as a mutable global,
    /// which Swift 6 rejects.
    static let pressable = UIAccessibilityTraits(rawValue: 1)
}
