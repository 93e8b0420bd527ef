import Foundation

/// Whether a drag is this scroll view's (facts B2 to B5, B7).
extension UIScrollView {
    enum Axis {
        case horizontal, vertical
    }

    func limits(of axis: Axis) -> ScrollLimits {
        axis == .horizontal ? horizontalLimits : verticalLimits
    }

    /// The pull is the finger's travel along the axis.
    func mayBeginDrag(_ axis: Axis, pull: CGFloat) -> Bool {
        let limits = limits(of: axis)
        guard limits.isScrollable else { return false }
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        // The offset goes against the finger.
        if limits.hasRoom(from: offset, direction: -pull) { return true }
        // At the edge that it is pulled past: an outer scroll view that can follow goes first (fact B5), else it bounces
        // if it may (fact B4).
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

    /// Whether the content has the touch already and does not give it back.
    func contentKeeps(_ touch: UITouch) -> Bool {
        guard touch.delivery == .begun, let view = touch.view, view !== self else { return false }
        return !canCancelContentTouches || !touchesShouldCancel(in: view)
    }
}
