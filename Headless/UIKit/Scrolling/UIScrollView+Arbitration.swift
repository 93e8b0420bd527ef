import Foundation

/// Decides whether this scroll view begins a drag (facts B2 to B5, B7).
extension UIScrollView {
    enum Axis {
        case horizontal, vertical
    }

    func limits(of axis: Axis) -> ScrollLimits {
        axis == .horizontal ? horizontalLimits : verticalLimits
    }

    /// - Parameter pull: the finger's travel along the axis.
    func mayBeginDrag(_ axis: Axis, pull: CGFloat) -> Bool {
        let limits = limits(of: axis)
        guard limits.isScrollable else { return false }
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        // The offset moves against the finger.
        if limits.hasRoom(from: offset, direction: -pull) { return true }
        // At the edge that the finger pulls past, an outer scroll view that can scroll has precedence (fact B5).
        // Otherwise this one bounces if it is allowed to (fact B4).
        return limits.bounces && !outerScrollViewHasRoom(axis, pull: pull)
    }

    private func outerScrollViewHasRoom(_ axis: Axis, pull: CGFloat) -> Bool {
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled {
                let offset = axis == .horizontal ? outer.contentOffset.x : outer.contentOffset.y
                if outer.limits(of: axis).hasRoom(from: offset, direction: -pull) { return true }
            }
            view = current.superview
        }
        return false
    }

    /// Whether the content has received the touch and a drag may not cancel it.
    func contentPreventsDrag(_ touch: UITouch) -> Bool {
        guard touch.delivery == .begun, let view = touch.view, view !== self else { return false }
        return !canCancelContentTouches || !touchesShouldCancel(in: view)
    }
}
