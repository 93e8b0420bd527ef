#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// How far a scroll view can still scroll sideways under a swipe back.
struct SidewaysScroll: Equatable {
    /// Whether the scroll view accepts sideways drags: its content is wider than its bounds, or it bounces sideways.
    let isPossible: Bool
    /// The distance of the content from its leading limit, in points. At the limit a swipe back has nothing left to scroll.
    let distanceFromLimit: CGFloat

    /// Whether the content is at its leading limit.
    ///
    /// Half a point of tolerance: insets and zoomed content do not fall on whole pixels.
    var isAtLimit: Bool { distanceFromLimit < 0.5 }

    init(
        offset: CGFloat, contentWidth: CGFloat, viewWidth: CGFloat, insets: UIEdgeInsets = .zero, bounces: Bool = false,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        isPossible = bounces || contentWidth + insets.left + insets.right > viewWidth
        // Never `offset <= 0`: insets move the limit, and a page controller rests at one page's width on every page.
        let lowest = -insets.left
        let highest = max(lowest, contentWidth + insets.right - viewWidth)
        let range = CGRect(x: lowest, y: .zero, width: highest - lowest, height: .zero)
        distanceFromLimit = direction.leadingDistance(of: offset, in: range)
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
    /// Whether the scroll view can use a swipe back that begins in it.
    func ownsDrag(in direction: UIUserInterfaceLayoutDirection) -> Bool {
        if isRowMoving { return true }
        guard isScrollEnabled else { return false }
        let scroll = SidewaysScroll(of: self, in: direction)
        return scroll.isPossible && !scroll.isAtLimit
    }

    /// Whether a pan beside the one that scrolls has begun: a row is swiped open, or closed.
    private var isRowMoving: Bool {
        for recognizer in gestureRecognizers ?? [] where recognizer.isUnderWay {
            if recognizer is UIPanGestureRecognizer, recognizer !== panGestureRecognizer { return true }
        }
        return false
    }

    /// Whether the scroll view accepts sideways drags.
    var scrollsSideways: Bool { isScrollEnabled && SidewaysScroll(of: self, in: .leftToRight).isPossible }
}
#endif
