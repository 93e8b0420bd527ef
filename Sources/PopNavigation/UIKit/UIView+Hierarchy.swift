#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIView {
    /// Whether the view is one of `views` or inside one.
    func isDescendant(ofAny views: [UIView]) -> Bool {
        views.contains { isDescendant(of: $0) }
    }

    /// The first responder, if it is this view, a view inside it, or the controller of one of them.
    var firstResponderInside: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }
}
#endif
