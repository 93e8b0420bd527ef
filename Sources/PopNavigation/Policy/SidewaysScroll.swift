#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// How far a scroll view can still scroll back under a sideways drag.
struct SidewaysScroll: Equatable {
    /// Whether the scroll view can scroll along the axis: its content is longer than its bounds, or it bounces.
    let isPossible: Bool
    /// The distance of the content from its leading limit, in points. At the limit there is nothing left to scroll
    /// back.
    let distanceFromLimit: CGFloat
    /// The distance of the content from its trailing limit, in points. At the limit there is nothing left to scroll on.
    let distanceFromTrailingLimit: CGFloat

    /// Whether the content is at its leading limit.
    ///
    /// Half a point of tolerance: insets and zoomed content don't fall on whole pixels.
    var isAtLimit: Bool { distanceFromLimit < 0.5 }

    /// Whether the content is at its trailing limit, with the same tolerance.
    var isAtTrailingLimit: Bool { distanceFromTrailingLimit < 0.5 }

    /// One axis of a scroll view, in the scroll view's own coordinates.
    struct Axis: Equatable {
        var offset: CGFloat
        var contentLength: CGFloat
        var viewLength: CGFloat
        var insetBefore: CGFloat
        var insetAfter: CGFloat
        var bounces: Bool
        /// Whether the axis points towards the trailing side of the screen.
        var leadsForward: Bool
    }

    init(along axis: Axis) {
        isPossible = axis.bounces || axis.contentLength + axis.insetBefore + axis.insetAfter > axis.viewLength
        // Not `offset <= 0`: insets move the limit, and a page controller rests at one page's width on every page.
        let lowest = -axis.insetBefore
        let highest = max(lowest, axis.contentLength + axis.insetAfter - axis.viewLength)
        let (before, after) = (axis.offset - lowest, highest - axis.offset)
        (distanceFromLimit, distanceFromTrailingLimit) = axis.leadsForward ? (before, after) : (after, before)
    }

    /// Measures the scroll view's axis that is sideways in `view`; `nil` if scrolling is disabled. In a scroll view
    /// that is turned by 90 degrees, such as a list that grows from the bottom, it is the vertical axis.
    @MainActor
    init?(of scrollView: UIScrollView, in view: UIView) {
        guard scrollView.isScrollEnabled else { return nil }
        let (offset, content, size) = (scrollView.contentOffset, scrollView.contentSize, scrollView.bounds.size)
        let insets = scrollView.adjustedContentInset
        let direction = view.effectiveUserInterfaceLayoutDirection
        // The direction of each axis in `view`: points to the right for each point along the axis.
        let origin = scrollView.convert(CGPoint.zero, to: view).x
        let across = scrollView.convert(CGPoint(x: 1, y: 0), to: view).x - origin
        let along = scrollView.convert(CGPoint(x: 0, y: 1), to: view).x - origin
        if abs(across) >= abs(along) {
            self.init(
                along: Axis(
                    offset: offset.x, contentLength: content.width, viewLength: size.width, insetBefore: insets.left,
                    insetAfter: insets.right, bounces: scrollView.bounces && scrollView.alwaysBounceHorizontal,
                    leadsForward: direction.forward(across) >= 0))
        } else {
            self.init(
                along: Axis(
                    offset: offset.y, contentLength: content.height, viewLength: size.height, insetBefore: insets.top,
                    insetAfter: insets.bottom, bounces: scrollView.bounces && scrollView.alwaysBounceVertical,
                    leadsForward: direction.forward(along) >= 0))
        }
    }
}

extension UIScrollView {
    /// Whether the scroll view can use a swipe back that begins in it.
    func ownsDrag(in view: UIView) -> Bool {
        if isRowMoving { return true }
        guard let scroll = SidewaysScroll(of: self, in: view) else { return false }
        return scroll.isPossible && !scroll.isAtLimit
    }

    /// Whether the scroll view can scroll on under a drag towards the leading side.
    func canScrollOn(in view: UIView) -> Bool {
        SidewaysScroll(of: self, in: view).map { !$0.isAtTrailingLimit } == true
    }

    /// Whether a pan other than the scroll view's own has begun: a row is being swiped open or closed.
    private var isRowMoving: Bool {
        (gestureRecognizers ?? []).contains { recognizer in
            recognizer.isInProgress && recognizer is UIPanGestureRecognizer && recognizer !== panGestureRecognizer
        }
    }
}
#endif
