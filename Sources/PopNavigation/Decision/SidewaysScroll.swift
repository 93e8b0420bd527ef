#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// How a scroll view stands to a sideways drag.
struct SidewaysScroll: Equatable {
    /// Whether the scroll view takes sideways drags at all: its content is wider than its bounds, or it bounces sideways.
    let isPossible: Bool
    /// How far the content lies, in points, from the limit at which a swipe back finds nothing more to scroll.
    let distanceFromLimit: CGFloat

    /// Whether the scroll view rests where a swipe back cannot scroll it further.
    ///
    /// Half a point of slack: insets and zoomed content do not fall on whole pixels.
    var isAtLimit: Bool { distanceFromLimit < 0.5 }

    init(
        offset: CGFloat, contentWidth: CGFloat, viewWidth: CGFloat, insets: UIEdgeInsets = .zero, bounces: Bool = false,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        isPossible = bounces || contentWidth + insets.left + insets.right > viewWidth
        // Never a bare `offset <= 0`: insets move the limit, and a page controller rests at one page's width on each page.
        let lowest = -insets.left
        let highest = max(lowest, contentWidth + insets.right - viewWidth)
        distanceFromLimit = direction == .rightToLeft ? highest - offset : offset - lowest
    }

    @MainActor
    init(of scrollView: UIScrollView, in direction: UIUserInterfaceLayoutDirection) {
        self.init(
            offset: scrollView.contentOffset.x, contentWidth: scrollView.contentSize.width,
            viewWidth: scrollView.bounds.width, insets: scrollView.adjustedContentInset,
            bounces: scrollView.bounces && scrollView.alwaysBounceHorizontal, direction: direction)
    }
}

extension UIScrollView {
    /// Whether a swipe back that starts in the scroll view is the scroll view's own drag.
    func ownsDrag(in direction: UIUserInterfaceLayoutDirection) -> Bool {
        if isRowMoving { return true }
        guard isScrollEnabled else { return false }
        let scroll = SidewaysScroll(of: self, in: direction)
        return scroll.isPossible && !scroll.isAtLimit
    }

    /// Whether a pan beside the one that scrolls has begun: a row is swiped to its leading actions, or back from its
    /// trailing ones.
    private var isRowMoving: Bool {
        gestureRecognizers?.contains { recognizer in
            (recognizer.state == .began || recognizer.state == .changed)
                && recognizer is UIPanGestureRecognizer && recognizer !== panGestureRecognizer
        } ?? false
    }

    /// Whether the scroll view takes sideways drags.
    var scrollsSideways: Bool { isScrollEnabled && SidewaysScroll(of: self, in: .leftToRight).isPossible }
}
#endif
