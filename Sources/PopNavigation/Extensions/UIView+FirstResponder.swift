#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIView {
    /// The first responder, if it is this view or inside it.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }
}
#endif
