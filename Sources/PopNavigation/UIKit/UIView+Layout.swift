#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIView {
    /// The distance of the view's leading edge from the window's; 0 outside a window.
    var leadingInsetInWindow: CGFloat {
        guard let window else { return 0 }
        let direction = effectiveUserInterfaceLayoutDirection
        let edge = CGPoint(x: direction.leadingOrigin(ofWidth: 0, in: bounds), y: bounds.minY)
        return direction.leadingDistance(of: convert(edge, to: window).x, in: window.bounds)
    }

    /// The part of the view within its left and right safe area.
    var contentBounds: CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    /// The point in an ancestor where the user sees the view's top left corner now, perhaps in the middle of an
    /// animation.
    func visibleOrigin(in ancestor: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var current: UIView? = self
        while let view = current, view !== ancestor {
            let frame = (view.layer.presentation() ?? view.layer).frame
            (origin.x, origin.y) = (origin.x + frame.minX, origin.y + frame.minY)
            current = view.superview
        }
        return origin
    }

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

// MARK: - Layout direction

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
